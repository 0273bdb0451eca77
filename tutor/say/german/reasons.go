package german

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var learner = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"Erste Schritte", "Schlagen, decken, matt", "Spielende und besondere Regeln", "Sehen lernen"},
	Parts:    []string{"Taktik mit Namen", "Sicher spielen", "Endspiele", "Eröffnungen", "Pläne"},
	Lessons:  joined(lessons, secondLessons, openingLessons, planLessons),
	Tasks:    joined(firstSteps, taking, endings, seeing, tactics, safePlay, endgames, openings, plans),
	Reasons:  joined(squareReasons, moveReasons, gameReasons, planReasons),
	Nameless: nameless,
	Games:    gamesTexts,
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: because("$square liegt über $file und neben $rank."),
	exercise.OtherSquare: because("Das ist $square2. $square liegt über $file und neben $rank."),
	exercise.OffLine:     because("$square liegt nicht auf dieser Linie."),
	exercise.OtherShade:  because("$square ist ein $shade Feld."),
	exercise.StartHolds: becauseIf(noPiece, "Am Anfang ist $square leer.",
		"Am Anfang steht auf $square $bare."),
	exercise.InPlace:       because("$Thing steht, wo die Figur beginnt."),
	exercise.NothingThere:  because("Auf $square steht nichts."),
	exercise.OtherSide:     because("Das ist $bare."),
	exercise.OtherKind:     because("Das ist $got, nicht $want."),
	exercise.DoesNotAttack: because("$Piece greift $square nicht an."),
	exercise.DoesNotGuard:  because("$Piece deckt $square nicht."),
	exercise.InTheWay:      because("$Doer steht zwischen $pieceD und $square."),
	exercise.NothingTakes:  because("Nichts kann $pieceA schlagen."),
	exercise.KingNeedsNone: because("Der König wird nie geschlagen und braucht keine Deckung: Er zählt hier nicht."),
	exercise.TakesNothing:  because("$Piece kann nichts schlagen."),
	exercise.Stuck:         because("$Piece kann nicht ziehen."),
	exercise.GuardedBy:     because("$Doer deckt $pieceA."),
	exercise.WouldTakeBack: becauseIf(mine, "Schlägt Schwarz auf $at, schlägt $doer zurück.",
		"Schlägst du auf $at, schlägt $doer zurück."),
	exercise.SquareAttacked: because("$TheDoer greift $square an."),
	exercise.NotPinned:      because("$Piece ist nicht gefesselt: Nichts greift durch dieses Feld den König an."),
	exercise.NotBehind:      because("$Piece steht auf dieser Linie nicht dahinter."),
	exercise.OpensNone:      because("$Piece öffnet keine Linie auf eine schwarze Figur."),
	exercise.NoCheckThen:    because("$Piece gibt dann kein Schach."),
	exercise.NothingBehind:  because("Hinter $pieceD ist nichts zu gewinnen."),
	exercise.PinInstead:     because("Die kleinere Figur steht vorn: Das ist eine Fesselung."),
	exercise.NoThreat:       because("Auf $square droht Schwarz nichts."),
	exercise.SavesNothing:   because("$Piece kann da nicht retten."),
	exercise.HoldsOne:       because("$Piece deckt nicht allein zwei Figuren."),
	exercise.HasSafe:        because("$Piece kann nach $square."),
	exercise.NotAPiece:      because("Achte auf die größeren Figuren, nicht auf Bauern oder den König."),
	exercise.IsPinned:       because("$Piece ist gefesselt und kann deshalb nicht zurückschlagen."),
	exercise.NoHelp:         because("$Piece kann gegen dieses Schach nicht helfen."),
	exercise.NotBetween:     because("Nichts von dir kann sich auf $square dazwischenstellen."),
	exercise.NoCheckFrom:    because("Von $square aus gibt $theType kein Schach."),
	exercise.CannotCheck:    because("$Piece kann kein Schach geben."),
	exercise.Before:         because("Das war auch vor dem Zug schon so: $piece."),
	exercise.NotOneOfThem:   because("Die Aufgabe fragt nach $pieceD; such die anderen."),
	exercise.Missing:        because("Bisher alles richtig; finde noch $countMore."),
	exercise.NothingTapped:  because("Noch ist nichts angetippt. Tipp erst ein Feld an."),
	exercise.TooFew:         because("Tipp noch $countMore an."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece:  because("In dieser Aufgabe geht es um $pieceA."),
	exercise.TooFar:      because("Von $square brauchst du noch $count Züge. Du hast noch $ofTimes."),
	exercise.Unreachable: because("Von $square aus bekommst du nicht mehr alles."),
	exercise.CanBeTaken:  because("Schwarz kann $pieceA mit $theDoerD schlagen."),
	exercise.StarsWait: becauseIf(oneSquare, "So kommst du nicht hin. Ein Zug reicht.",
		"Das war dein letzter Zug, und $squares Ziele warten noch."),
	exercise.MovesIt:    because("Damit ziehst du $pieceA selbst weg."),
	exercise.NoCapture:  because("Das schlägt nichts."),
	exercise.OtherTaken: because("Das schlägt $gotA, nicht $wantA."),
	exercise.OtherMover: because("Da zieht $theGot, nicht $want."),
	exercise.TakenBack:  because("$Doer schlägt zurück."),
	exercise.ThenTakes:  because("Dann schlägt $doer $pieceA."),
	exercise.GivesFor:   because("Du würdest $yourGotA für $wantA geben."),
	exercise.StillTakes: becauseIf(before, "$Doer kann $pieceA immer noch umsonst schlagen.",
		"$Doer kann $pieceA immer noch schlagen."),
	exercise.OtherWay:    because("Das hilft, aber gesucht ist ein anderer Weg: $way."),
	exercise.NoCheck:     becauseIf(before, "Du bist aus dem Schach, aber es ist nicht matt.", "Das gibt kein Schach."),
	exercise.KingGoes:    because("Der König kann nach $square."),
	exercise.KingTakes:   because("Der König kann $pieceA schlagen."),
	exercise.CanTake:     because("$Doer kann $pieceA schlagen."),
	exercise.CanBlock:    because("$TheDoer kann sich auf $square dazwischenstellen."),
	exercise.IsStalemate: because("Kein Schach und kein erlaubter Zug: remis durch Patt."),

	exercise.NoCastling:    because("Das ist keine Rochade."),
	exercise.KingSteps:     because("Das ist keine Rochade: Der König geht nur ein Feld."),
	exercise.RookAlone:     because("So zieht nur der Turm."),
	exercise.NoPromotion:   because("Damit erreicht kein Bauer die letzte Reihe."),
	exercise.OtherPromoted: because("So entsteht $got, nicht $want."),
	exercise.NotEnPassant:  because("Das ist nicht en passant."),

	exercise.NotFair: becauseIf(nothing, "Das ist kein Tausch: Nichts schlägt zurück.",
		"Das gewinnt $points: mehr als ein fairer Tausch."),
	exercise.WinsFewer:      because("Das gewinnt $points; ein anderer Zug gewinnt $more."),
	exercise.WinsNothing:    because("Das gewinnt keine Punkte."),
	exercise.ElsewhereTaken: because("Die Aufgabe will, dass du auf $square schlägst."),
	exercise.MatesThen:      because("Dann setzt Schwarz mit $theDoerD matt."),
	exercise.PromotesThen:   because("Dann wird $theDoer auf $square zur Dame."),
	exercise.NoNewAttack: becauseIf(before, "Diese Figur griff $square2 schon vorher an.",
		"Von $square aus greift $theType $square2 nicht an."),
	exercise.NoNewGuard: becauseIf(before, "Diese Figur deckte $square2 schon vorher.",
		"Von $square aus deckt $theType $square2 nicht."),
	exercise.AttacksOnly: becauseIf(nobody, "Von $square aus greift $theType nichts an.",
		"Von $square aus greift $theType nur $theDoerA an."),
	exercise.ForkFails:   because("Das greift zwei Figuren an, gewinnt aber nicht sicher eine."),
	exercise.PinsNothing: because("$Piece ist danach nicht gefesselt."),
	exercise.OpensNothing: becauseIf(nothing, "Damit öffnet sich keine Linie.",
		"Eine Linie öffnet sich, aber das gewinnt nichts."),
	exercise.KeepsSquares:   because("Der König behält $countSquares; du kannst ihm nur $of lassen."),
	exercise.OffCentre:      because("Damit zieht kein Bauer nach d4 oder e4."),
	exercise.OtherMove:      because("Das ist $played, nicht $wanted."),
	exercise.NothingNew:     because("Damit kommt kein neuer Springer oder Läufer ins Spiel."),
	exercise.RaceLost:       because("Die schwarzen Bauern gewinnen diesen Wettlauf."),
	exercise.RaceDrawn:      because("Dann zieht $doer nach $square, und niemand gewinnt sicher."),
	exercise.NotInTime:      because("Dann zieht $theDoing nach $square, und du kommst zu spät."),
	exercise.NoGain:         because("Dann zieht $theDoing nach $square, und du gewinnst nichts."),
	exercise.NoGainTaken:    because("Dann schlägt $theDoing auf $square, und du gewinnst nichts."),
	exercise.LuresNothing:   because("Das gewinnt auch, lockt aber keinen Verteidiger weg."),
	exercise.UsesNoPin:      because("Das nutzt keine Fesselung."),
	exercise.NoMateThere:    because("Auf $square setzt Schwarz nicht matt."),
	exercise.DrawnThen:      because("Dann zieht $theDoing nach $square, und es ist remis."),
	exercise.LostThen:       because("Dann zieht $theDoing nach $square, und du verlierst."),
	exercise.OtherWin:       because("Das gewinnt auch, aber auf andere Art."),
	exercise.OtherTrade:     because("Das tauscht keine Figur gegen eine, die gleich viel wert ist."),
	exercise.TakesAtOnce:    because("Das schlägt gleich zurück. Such zuerst nach einem Schach."),
	exercise.TakesElsewhere: because("Das schlägt anderswo. Such nach einem Schach oder einer Drohung."),
	exercise.NoOpenedCheck:  because("Dann gibt keine Figur dahinter Schach."),
	exercise.OutsideBox:     because("Der König kann nicht nach $square kommen."),
	exercise.NotFacing:      because("Von $square aus stehen sich die Könige nicht gegenüber."),
	exercise.NotKey:         because("Schlüsselfelder liegen zwei Reihen vor dem Bauern: auf seiner Linie und daneben."),
	exercise.NotCut:         because("Dort steht der Turm nicht zwischen König und Bauer."),
	exercise.Slower:         because("$Piece braucht $countTimes, der andere Bauer $of."),
	exercise.DoesNothing:    because("Das schlägt die Figur. Die Aufgabe ist, sie anzugreifen."),

	exercise.Follows: becauseIf(before, "Schlägt $doer auf $square, so schlägst du auf $square2.",
		"Zieht $doer nach $square, so schlägst du auf $square2."),
}

// What the reasons of some kinds depend on.
func noPiece(r exercise.Reason) bool   { return len(r.Pieces) == 0 }
func mine(r exercise.Reason) bool      { return r.Pieces[0].Piece.Color() == chess.White }
func nobody(r exercise.Reason) bool    { return len(r.By) == 0 }
func oneSquare(r exercise.Reason) bool { return len(r.Squares) <= 1 }
func nothing(r exercise.Reason) bool   { return r.Count == 0 }
func before(r exercise.Reason) bool    { return r.Count == 1 }
func behind(r exercise.Reason) bool    { return r.Count > 0 }

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "wegziehen", exercise.ByGuarding: "decken", exercise.ByTaking: "schlagen",
	exercise.ByBlocking: "etwas dazwischenstellen", exercise.ByThreat: "selbst etwas drohen",
	exercise.ByKing: "den König wegziehen",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("Ein schwarzer Bauer kam durch: eine Dame!"),
	exercise.PieceLost:   because("$Doer hat $pieceA geschlagen."),
	exercise.NoMoveLeft: becauseIf(before, "Pip hat keinen Zug mehr, also gewinnt niemand.",
		"Du hast keinen Zug mehr, also gewinnt niemand."),
	exercise.OutOfMoves: because("$limit Züge haben nicht gereicht."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string {
		return "Wer zuerst drüben ist, gewinnt; geht kein Zug mehr, gewinnt niemand."
	},
	"queen-pawns": func(e *exercise.Exercise) string {
		if e.Position.Color(chess.White).Count() > 2 { // one piece and a hidden king
			return "Schlag alle Bauern, bevor einer durchkommt, und behalte eine Figur."
		}
		if e.Position.Pieces(chess.Queen, chess.White) == 0 {
			return "Schlag alle Bauern, bevor einer durchkommt, und behalte deinen Turm."
		}
		return "Schlag alle Bauern, bevor einer durchkommt, und behalte deine Dame."
	},
	"ending": func(e *exercise.Exercise) string {
		if e.Position.Pieces(chess.Pawn, chess.White) == 0 {
			return sentence("halte den Sieg fest und schlag den Bauern; du hast %d Züge", e.Most)
		}
		return sentence("halte den Sieg fest und mach eine Dame; du hast %d Züge", e.Most)
	},
	"mate": func(e *exercise.Exercise) string {
		return sentence("behalte alle Figuren; du hast %d Züge", e.Most)
	},
}

// planReasons tells of squares and moves that do not meet a task about plans or openings.
var planReasons = say.Reasons{
	exercise.TradesPawns:  because("Das tauscht Bauern. Wenn du vorn liegst, behalte sie."),
	exercise.NotAhead:     becauseIf(behind, "Du bist $points zurück: Behalte deine Figuren.", "Du liegst nicht vorn."),
	exercise.NoTrade:      because("Das tauscht keine Figur."),
	exercise.PawnOnLine:   because("$Piece steht auf dieser Linie."),
	exercise.OnOpenLine:   because("$Piece steht schon auf einer offenen Linie."),
	exercise.CanGo:        because("$Piece kann ziehen."),
	exercise.ReachesMore:  because("$Piece kann auf mehr Felder als eine andere Figur."),
	exercise.ReachesFewer: because("Von $square2 aus erreicht die Figur mehr Felder als von $square."),
	exercise.NotBefore:    because("$Piece steht nicht vor dem König."),
	exercise.NoAir:        because("Der König hat immer noch keinen Weg nach vorn."),
	exercise.NoAim: becauseIf(before, "Diese Figur zielte schon vorher auf ein Feld neben dem König.",
		"Von $square aus zielt $theType auf kein Feld neben dem König."),
	exercise.StandsBy:     because("$Doer steht daneben oder dahinter."),
	exercise.StoppedBy:    because("$Doer kann diesen Bauern noch aufhalten."),
	exercise.NoNewPassed:  because("So entsteht kein neuer Freibauer."),
	exercise.AlreadyOut:   because("$Piece ist schon im Spiel."),
	exercise.NoMinor:      because("Tippe nur Springer und Läufer an, die noch nicht gezogen haben."),
	exercise.NoHabit:      because("Kein Bauer in die Mitte, keine Figur ins Spiel, keine Rochade."),
	exercise.NoAimThere:   because("Von $square aus zielt $theType nicht auf $square2."),
	exercise.NotInSetUp:   because("Dieser Zug gehört nicht zur Aufstellung."),
	exercise.ShutsIn:      because("Das sperrt $pieceA ein."),
	exercise.StaysInSetUp: because("$Piece hat in dieser Aufstellung keinen Zug mehr."),
}
