package fact

// Kind is what a fact says. Its text is stable: the HTTP interface uses it.
type Kind string

// Of a position, for the side to move. "Take for nothing" and "hanging" mean
// that after the capture no legal move takes back.
const (
	KindMateThreat Kind = "mate-threat" // By can mate in one if it were the opponent's turn: Line
	// By can take Pieces[0], nothing can take back: Line; Guards are pinned
	KindHanging         Kind = "hanging"
	KindExchangeDanger  Kind = "exchange-danger"  // if both keep taking on the square of Pieces[0], Side loses: Line
	KindCheck           Kind = "check"            // Pieces[0] is the king, By gives check, Answers, Ways
	KindMateChance      Kind = "mate-chance"      // a mate in one exists; the move is not named
	KindAttacks         Kind = "attacks"          // the last move, Name, attacks Pieces[0] with By[0]
	KindUncovers        Kind = "uncovers"         // the last move, Name, lets By[0] attack Pieces[0]
	KindStoppedGuarding Kind = "stopped-guarding" // the last move, Name, unguards Pieces[0] from By[0]; it can be won
	KindFree            Kind = "free"             // By[0] can take Pieces[0], and nothing can take back: Line
	KindExchangeChance  Kind = "exchange-chance"  // if both keep taking on the square of Pieces[0], Side wins: Line
	// By[0], a pawn, can become Pieces[0], and no exchange undoes that: Line
	KindPromotionChance Kind = "promotion-chance"
	// Side's last move met a threat of mate in one (Mate) or saved Pieces[0]
	KindCalm Kind = "calm"
	// By[0] has just taken Pieces[0], which Side cannot win back: Count
	KindLostPiece Kind = "lost-piece"
)

// Of Side's own last move, which was good.
const (
	KindPraiseFree      Kind = "praise-free"      // it took Pieces[0], nothing takes back; By forked it, if any
	KindPraiseTook      Kind = "praise-took"      // it took Pieces[0], and wins Count, less if another was taken for it
	KindPraiseTrade     Kind = "praise-trade"     // it took something, and Count was won by it
	KindPraiseMiddle    Kind = "praise-middle"    // Pieces[0], a pawn, is the side's first in the middle
	KindPraiseOut       Kind = "praise-out"       // Pieces[0] is the side's first knight or bishop that came out
	KindPraisePromotion Kind = "praise-promotion" // a pawn became Pieces[0]
	KindPraiseCastle    Kind = "praise-castle"    // it castled; Count pawns, Guards, stand before the king
)

// Of an ending that a table has: what best play leads to, with fifty moves and repetition left out.
const (
	KindTableWon    Kind = "table-won"    // Side wins
	KindTableDrawn  Kind = "table-drawn"  // nobody wins, though one side has more
	KindTableLost   Kind = "table-lost"   // the other side wins
	KindOnlyWin     Kind = "only-win"     // one move alone keeps the win
	KindOnlyDraw    Kind = "only-draw"    // one move alone keeps the draw
	KindPraiseWon   Kind = "praise-won"   // Side's last move alone kept the win
	KindPraiseDrawn Kind = "praise-drawn" // Side's last move alone kept the draw
)

// Of a legal move in such an ending, as a warning and in a review.
const (
	KindLetsWinGo Kind = "lets-win-go" // it was won, and is drawn after the move
	KindLosesWin  Kind = "loses-win"   // it was won, and the other side wins after the move
	KindLosesDraw Kind = "loses-draw"  // it was drawn, and the other side wins after the move
)

// Of the opening. All but the name are advice.
const (
	KindOpeningName  Kind = "opening-name"  // Name
	KindHabitCenter  Kind = "habit-center"  // no pawn in the middle: Squares
	KindHabitDevelop Kind = "habit-develop" // Pieces[0] still stands at home
	KindHabitTwice   Kind = "habit-twice"   // Pieces[0] has made the last two moves
	KindHabitQueen   Kind = "habit-queen"   // the queen is out before Pieces, three or four
	KindHabitCastle  Kind = "habit-castle"  // Pieces[0], the king, may still castle
)

// Of the end of a game.
const (
	KindCheckmate    Kind = "checkmate"    // Side has lost; Pieces[0] is its king, By gives check
	KindStalemate    Kind = "stalemate"    // Side has no move and is not in check
	KindThreefold    Kind = "threefold"    // the position stands for the third time
	KindFiftyMove    Kind = "fifty-move"   // fifty moves without a capture or pawn move
	KindInsufficient Kind = "insufficient" // nobody has the pieces to mate
	KindMoveLimit    Kind = "move-limit"   // the game has MaxPlies
	KindMateAllowed  Kind = "mate-allowed" // Side's last move, Name and Number, allowed the mate, and another did not
	KindMostLost     Kind = "most-lost"    // of Side's moves, Name and Number lost most by the count: Count
	KindFinalCount   Kind = "final-count"  // by the count Side was ahead at the end: Count
	KindStalemateBy  Kind = "stalemate-by" // Side's last move, Name, made it stalemate, and another did not
)

// Of a legal move, Move. Line begins with it.
const (
	KindMates      Kind = "mates"       // it is checkmate
	KindStalemates Kind = "stalemates"  // it is stalemate
	KindAllowsMate Kind = "allows-mate" // By[0] can mate in answer
	// Pieces[0] loses its guard, By[0] can take it, and nothing can take back
	KindUnguards  Kind = "unguards"
	KindOpens     Kind = "opens"      // it lets By[0] take Pieces[0], and nothing can take back
	KindThenHangs Kind = "then-hangs" // then By[0] can take Pieces[0], and nothing can take back
	KindThenLoses Kind = "then-loses" // then, if both keep taking on Squares[0], Side loses by the count
	// KindThenIdea and KindThenAttacks are KindWarnIdea and KindWarnAttack of a move that is only tried.
	KindThenIdea       Kind = "then-idea"
	KindThenAttacks    Kind = "then-attacks"
	KindInAll          Kind = "in-all"           // it takes or promotes, and then loses: Count is the sum
	KindTaken          Kind = "can-be-taken"     // By[0] can take it there, Guards can take back, nobody if Unguarded
	KindEndsDanger     Kind = "ends-danger"      // Pieces[0] could be taken with gain before it, and cannot after it
	KindStaysSafe      Kind = "stays-safe"       // Pieces[0], of which another move lets go, cannot be taken with gain
	KindNoMate         Kind = "no-mate"          // then no answer is mate, as to the move that was played instead
	KindBlocksCheck    Kind = "blocks-check"     // it blocks the check
	KindSafeThere      Kind = "safe-there"       // nothing can take what moved, and a search finds nothing to fear
	KindUntouchable    Kind = "untouchable"      // nobody can take it there
	KindKingSafe       Kind = "king-safe"        // a king's move: nothing attacks the king there
	KindCastles        Kind = "castles"          // it castles; Count pawns stand before the king then
	KindLastCastle     Kind = "last-castle"      // Side had a right to castle before it, and has none after it
	KindCenter         Kind = "center"           // a pawn goes to the middle
	KindMakesWay       Kind = "makes-way"        // By, bishops and queens, reach more squares than before
	KindComesOut       Kind = "comes-out"        // a knight or bishop leaves its home, and reaches Count squares
	KindGivesCheck     Kind = "gives-check"      // By gives check
	KindFork           Kind = "fork"             // it attacks Pieces, each of which it would win by the count
	KindCheckAndAttack Kind = "check-and-attack" // it gives check and attacks Pieces
	KindMoveAttacks    Kind = "move-attacks"     // it attacks Pieces
	KindPins           Kind = "pins"             // By[0] pins Pieces[0] to the king
	KindTakes          Kind = "takes"            // it takes Pieces[0]: Count
	KindPromotes       Kind = "promotes"         // the pawn becomes Pieces[0]: Count
)

// Of a legal move, Move, that carries out an idea, Concept. Line shows it, and
// Count is what it wins at least, if it wins.
const (
	KindPinsToPiece    Kind = "pins-to-piece" // By[0] pins Pieces[0] to Pieces[1]
	KindSkewer         Kind = "skewer"        // By[0] attacks Pieces[0], and Pieces[1] behind it
	KindOpenedLine     Kind = "opened-line"   // By[0] now attacks Pieces[0]
	KindOpenedCheck    Kind = "opened-check"  // By[0], which did not move, gives check to Pieces[0]
	KindDoubleCheck    Kind = "double-check"  // By give check to Pieces[0]
	KindTraps          Kind = "traps"         // Pieces[0] is attacked by By, and lost wherever it goes
	KindDrivesGuard    Kind = "drives-guard"  // the check drives Guards[0] off, so that Pieces[0] is lost
	KindGuardRemoved   Kind = "guard-removed" // it takes Guards[0], which guarded Pieces[0]
	KindCutsGuard      Kind = "cuts-guard"    // it stands between Guards[0] and Pieces[0], which that guarded
	KindOverloaded     Kind = "overloaded"    // Guards[0] cannot guard both Pieces[0], which it takes, and Pieces[1]
	KindPinHolds       Kind = "pin-holds"     // Guards[0], which By[0] pins, cannot take Pieces[0], which moved
	KindPinnedGuard    Kind = "pinned-guard"  // it takes Pieces[0], which Guards[0] cannot take back, pinned by By[0]
	KindLures          Kind = "lures"         // Pieces[0] is offered, and By[0] had better not take it
	KindInBetween      Kind = "in-between"    // Pieces[0] can still be taken back after it
	KindMateInTwo      Kind = "mate-in-two"   // mate on the next move, whatever is answered
	KindMateInThree    Kind = "mate-in-three" // mate in three moves, whatever is answered
	KindOnlyMove       Kind = "only-move"     // every other move allows mate in Count
	KindPasses         Kind = "passes"        // Pieces[0] becomes a passed pawn
	KindRuns           Kind = "runs"          // Pieces[0], a pawn, cannot be caught
	KindOpposition     Kind = "opposition"    // Pieces, the kings, face each other
	KindTakesFree      Kind = "takes-free"    // it takes Pieces[0], and nothing can take back
	KindTakesMore      Kind = "takes-more"    // it takes Pieces[0] for less
	KindPromotesTo     Kind = "promotes-to"   // the pawn becomes Pieces[0], and that wins
	KindTempo          Kind = "tempo"         // it brings a piece out and attacks Pieces, with a threat that wins
	KindPerpetualCheck Kind = "endless-check" // By give check, the first of a perpetual check
)

// Of a position, for the side to move.
const (
	KindIdeaDanger    Kind = "idea-danger"    // the last move, Name, carries out Ideas against Side
	KindMateAhead     Kind = "mate-ahead"     // a search sees mate in Count moves; Ideas[0] has the first
	KindIdeaChance    Kind = "idea-chance"    // a move carries out Ideas; the move is not named
	KindPawnRuns      Kind = "pawn-runs"      // Pieces[0], a pawn, cannot be caught
	KindStalemateTrap Kind = "stalemate-trap" // Count moves would be stalemate, of Pieces[0], the opponent's king
	KindNumbers       Kind = "numbers"        // By attack Pieces[0], Guards guard it
	KindAtHome        Kind = "at-home"        // Count knights and bishops, Pieces, stand where they began
	KindShelter       Kind = "shelter"        // Count pawns, Guards, stand before Pieces[0], the king
	KindOpenFiles     Kind = "open-files"     // Count files, from Squares, have no pawn
)

// Of a plan for Side when nothing is at stake: what is good to do, as the definitions in docs/coach.md tell it.
const (
	KindPlanBox    Kind = "plan-box"    // leave Pieces[0], the bare king, fewer squares
	KindPlanNear   Kind = "plan-near"   // bring Pieces[0], the king, nearer to the bare one
	KindPlanTrade  Kind = "plan-trade"  // trade pieces, as Side is Count points ahead
	KindPlanKeep   Kind = "plan-keep"   // keep pieces, as Side is -Count points behind
	KindPlanPush   Kind = "plan-push"   // push Pieces[0], a passed pawn
	KindPlanThreat Kind = "plan-threat" // attack Pieces[0], so that it can be won
	KindPlanGuard  Kind = "plan-guard"  // guard Pieces[0]
	KindPlanKing   Kind = "plan-king"   // bring Pieces[0], the king, to the middle
	KindPlanWay    Kind = "plan-way"    // make way for Pieces[0], a bishop, with a pawn
	KindPlanFile   Kind = "plan-file"   // put Pieces[0], a rook, on a file without own pawns
	KindPlanWeak   Kind = "plan-weak"   // attack Pieces[0], a pawn that no pawn can guard
	KindPlanPiece  Kind = "plan-piece"  // put Pieces[0] where it reaches more squares
	KindPlanPawn   Kind = "plan-pawn"   // bring the king nearer to Pieces[0], a passed pawn of either side
	KindPlanChecks Kind = "plan-checks" // look at every check: the search prefers one by far, which proves nothing
	KindPlanTakes  Kind = "plan-takes"  // the same of captures
	KindPlanEdge   Kind = "plan-edge"   // Pieces[0], the other king, is driven from the middle
	KindPlanMiddle Kind = "plan-middle" // Pieces[0] goes to one of the four squares in the middle
	KindPlanAim    Kind = "plan-aim"    // Pieces[0] attacks more of the squares in the middle
	KindPlanMore   Kind = "plan-more"   // Pieces[0], attacked already, is attacked once more
	KindPlanReach  Kind = "plan-reach"  // Pieces[0] reaches two squares more from another
	KindPlanRid    Kind = "plan-rid"    // take what attacks Pieces[0]
	KindPlanMoves  Kind = "plan-moves"  // look at each move of Pieces[0], of which the search prefers one by far
	KindPlanAir    Kind = "plan-air"    // give Pieces[0], the king, a way out of its first rank
	KindPlanHome   Kind = "plan-home"   // bring Pieces[0], the king, back toward its first rank
)

// Of a move just made, as a warning. Line begins with it.
const (
	KindWarnMate     Kind = "warn-mate"     // By[0] can mate in answer
	KindWarnHanging  Kind = "warn-hanging"  // By[0] can take Pieces[0], and nothing can take back
	KindWarnExchange Kind = "warn-exchange" // if both keep taking on Squares[0], Side loses by the count

	// the answer, Line[1], or the move after it carries out Ideas
	KindWarnIdea            Kind = "warn-idea"
	KindWarnLine            Kind = "warn-line"             // the coach expects Line, which is bad for Side
	KindWarnAttack          Kind = "warn-attack"           // By[0] can attack Pieces[0] then, and win it by the count
	KindWarnMateMissed      Kind = "warn-mate-missed"      // another move would have mated
	KindWarnFreeMissed      Kind = "warn-free-missed"      // Pieces[0] could be taken for nothing, or by trade Ideas[0]
	KindWarnPromotionMissed Kind = "warn-promotion-missed" // Pieces[0], a pawn, could become a queen
	KindWarnStalemate       Kind = "warn-stalemate"        // it is stalemate, and Side was winning
)

// Of what the opponent would do if it could move twice.
const (
	KindThreatCheck     Kind = "threat-check"     // Side is in check from By: the threat is to the king
	KindThreatMate      Kind = "threat-mate"      // By[0] would mate: Line
	KindThreatHanging   Kind = "threat-hanging"   // By[0] would take Pieces[0], and nothing could take back: Line
	KindThreatExchange  Kind = "threat-exchange"  // both would keep taking on Pieces[0]'s square: Line, Count
	KindThreatPromotion Kind = "threat-promotion" // By[0], a pawn, would become Pieces[0]: Line
	KindThreatNone      Kind = "threat-none"      // none of these
	KindThreatIdea      Kind = "threat-idea"      // it would carry out Ideas: Line
	KindThreatAttack    Kind = "threat-attack"    // By[0] could go to Squares[0]; then Pieces[0] would be lost: Line
	KindThreatLine      Kind = "threat-line"      // the coach expects Line, bad for Side, to take Pieces[0] if any
)

// Of what a move was for, for the side that made it: these, or kinds of facts of moves.
const (
	KindPurposeGuards   Kind = "purpose-guards"     // By[0] guards Pieces[0], which could be taken, and did not before
	KindPurposeSaves    Kind = "purpose-saves"      // Pieces[0] would have been lost where it stood
	KindPurposeLeaves   Kind = "purpose-leaves"     // Pieces[0] was attacked where it stood, and is not where it goes
	KindPurposePrepares Kind = "purpose-prepares"   // Side's next move could carry out Ideas, and could not before
	KindPurposeOut      Kind = "purpose-brings-out" // Pieces[0] leaves its home
	KindPurposeCheck    Kind = "purpose-ends-check" // the side was in check
	KindPurposeReaches  Kind = "purpose-reaches"    // Pieces[0] reaches more squares than where it stood
	KindPurposeNone     Kind = "purpose-none"       // none of these
	KindPurposeCalm     Kind = "purpose-calm"       // none of these, and nothing new is attacked or prepared
	KindPurposeMore     Kind = "purpose-more"       // Pieces[0], attacked already, is attacked once more, and in danger
	KindPurposeUncovers Kind = "purpose-uncovers"   // it makes way for By[0] to Pieces[0], which could be won
	// it takes back on Squares[0], by the last of Line, which comes to Count; Line has no other where it may go on
	KindPurposeTakesBack Kind = "purpose-takes-back"
)

// Of a hint, step by step. What the computer prefers is a judgement.
const (
	KindHintLook     Kind = "hint-look"     // look at Pieces, or at Squares[0], or if it has more at the middle
	KindHintMate     Kind = "hint-mate"     // the computer sees a forced mate in Count moves
	KindHintCapture  Kind = "hint-capture"  // By could take the piece on Squares[0]
	KindHintSave     Kind = "hint-save"     // Pieces[0] is in danger
	KindHintBack     Kind = "hint-back"     // it takes Pieces[0], which has just taken there
	KindHintFree     Kind = "hint-free"     // it takes Pieces[0], and nothing can take back
	KindHintAnswer   Kind = "hint-answer"   // it answers the check from Pieces
	KindHintCheck    Kind = "hint-check"    // the move gives check
	KindHintCastle   Kind = "hint-castle"   // castling is possible
	KindHintPlace    Kind = "hint-place"    // a piece finds another place
	KindHintIdea     Kind = "hint-idea"     // the move carries out Ideas
	KindHintNext     Kind = "hint-next"     // the second move of its line carries out Ideas
	KindHintPrevents Kind = "hint-prevents" // it stops a move of the opponent's that would carry out Ideas
	KindHintPrepares Kind = "hint-prepares" // its side's next move could carry out Ideas, and could not before
	KindHintAttack   Kind = "hint-attack"   // it attacks Pieces
	KindHintEnds     Kind = "hint-ends"     // it ends the danger of Pieces[0], which does not move
	KindHintGuard    Kind = "hint-guard"    // it guards Pieces[0], which is attacked
	KindHintKeep     Kind = "hint-keep"     // of Pieces[0], which the move of the game let go, nothing is lost by it
	KindHintNoMate   Kind = "hint-no-mate"  // no answer to it is mate, as to the move of the game
	KindHintDevelop  Kind = "hint-develop"  // Pieces[0] comes out from where it began
	KindHintPlan     Kind = "hint-plan"     // it follows the plan, or the rule of thumb, Ideas[0]
	KindHintPiece    Kind = "hint-piece"    // Pieces[0] is the piece to move; perhaps Endangered
	KindHintMove     Kind = "hint-move"     // the move, the expected Line, which gains Count; Ideas: the second step
)

// Of two squares between which a move is tried.
const (
	KindLegal           Kind = "legal"
	KindEmptySquare     Kind = "empty-square"         // nothing stands on Squares[0]
	KindSameSquare      Kind = "same-square"          // Pieces[0] stands there already
	KindNotYours        Kind = "not-yours"            // Pieces[0] is not the side's to move
	KindOwnPiece        Kind = "own-piece"            // Pieces[0] stands where By[0] wants to go
	KindMovesOtherwise  Kind = "moves-otherwise"      // Pieces[0] does not move so
	KindBlocked         Kind = "blocked"              // By[0] stands in Pieces[0]'s way
	KindPawnBackward    Kind = "pawn-backward"        // pawns go forward only
	KindEnPassantBeside Kind = "en-passant-beside"    // By[0], beside the pawn Pieces[0], can be taken on Squares[1]
	KindPawnStraight    Kind = "pawn-straight"        // By[0] stands before the pawn, which takes diagonally only
	KindPawnTooFar      Kind = "pawn-too-far"         // straight ahead too far: one square, or two from its first
	KindPawnNothing     Kind = "pawn-nothing-to-take" // nothing to take diagonally
	// By[0] could only be taken en passant just after its double step
	KindEnPassantTooLate Kind = "en-passant-too-late"
	KindEnPassantExposes Kind = "en-passant-exposes"  // taking en passant would let By[0] take the king
	KindPinned           Kind = "pinned"              // moving Pieces[0] lets By[0] take the king
	KindPinnedThere      Kind = "pinned-there"        // the same, but Pieces[0] may move along the line to By[0]
	KindCheckStays       Kind = "check-stays"         // in check from By[0], and the move does not stop it
	KindKingAttacked     Kind = "king-attacked"       // By[0] attacks Squares[0], where the king wants to go
	KindKingGuarded      Kind = "king-guarded"        // By[0] guards Pieces[1], which the king wants to take
	KindCastleRights     Kind = "castle-rights"       // the king or the rook has moved before
	KindCastleKingMoved  Kind = "castle-king-moved"   // the king has moved before: Number
	KindCastleRookMoved  Kind = "castle-rook-moved"   // the rook from Squares[0] has moved before: Number
	KindCastleRookTaken  Kind = "castle-rook-taken"   // the rook from Squares[0] was taken: Number
	KindCastleSetUp      Kind = "castle-set-up"       // the game began without the right to castle there
	KindCastleNoRook     Kind = "castle-no-rook"      // no own rook on Squares[0]
	KindCastleBetween    Kind = "castle-between"      // By[0] stands between king and rook
	KindCastleOutOfCheck Kind = "castle-out-of-check" // in check from By[0]
	KindCastleAcross     Kind = "castle-across"       // By[0] attacks Squares[0], which the king would cross
	KindCastleInto       Kind = "castle-into"         // By[0] attacks Squares[0], where the king would stand
	// the king, Pieces[0], was put on its rook: it castles to Squares[0]
	KindCastleHow Kind = "castle-how"
)

// Of a piece that is touched and cannot be moved.
const (
	KindTheirs       Kind = "theirs"        // Pieces[0] is the other side's, and attacks By
	KindStuckBlocked Kind = "stuck-blocked" // Pieces[0] has no move: pieces stand in its way
	KindStuckPinned  Kind = "stuck-pinned"  // Pieces[0] has no move: By[0] would take the king
	KindStuckCheck   Kind = "stuck-check"   // Pieces[0] has no move that stops the check from By[0]
	KindStuckKing    Kind = "stuck-king"    // Pieces[0], the king, has no square to go to
)
