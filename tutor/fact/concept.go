package fact

// Concept identifies an idea, such as a fork. Its text is stable: the HTTP
// interface uses it. The words for users are in tutor/say.
type Concept string

// The ideas. Of several that win the same, the first in this order is named.
const (
	NoConcept          Concept = ""
	MateInOne          Concept = "mate-in-one"
	BackRank           Concept = "back-rank"
	MateInTwo          Concept = "mate-in-two"
	MateInThree        Concept = "mate-in-three"
	Fork               Concept = "fork"
	PinToKing          Concept = "pin"
	PinToPiece         Concept = "pin-to-piece"
	Skewer             Concept = "skewer"
	OpenedLine         Concept = "opened-line"
	OpenedCheck        Concept = "opened-check"
	DoubleCheck        Concept = "double-check"
	Trapped            Concept = "trapped"
	GuardRemoved       Concept = "guard-removed"
	GuardOverloaded    Concept = "overloaded"
	PinnedGuard        Concept = "pinned-guard"
	Lured              Concept = "lured"
	InBetween          Concept = "in-between"
	OnlyMove           Concept = "only-move"
	PassedPawn         Concept = "passed-pawn"
	PawnRun            Concept = "pawn-run"
	Opposition         Concept = "opposition"
	Promotion          Concept = "promotion"
	FreePiece          Concept = "free-piece"
	WinningTrade       Concept = "winning-trade"
	StalemateTrap      Concept = "stalemate-trap"
	WaysOut            Concept = "ways-out"
	AttackersAndGuards Concept = "attackers-and-guards"
	PerpetualCheck     Concept = "endless-check"
	Tempo              Concept = "tempo"
	Development        Concept = "development"
	KingShelter        Concept = "shelter"
	OpenFiles          Concept = "open-files"
)

// Concepts lists all ideas in order of priority. An immediate capture or promotion comes before other ideas that win no
// more than it does.
func Concepts() []Concept {
	return []Concept{
		MateInOne, BackRank, MateInTwo, MateInThree, Promotion, FreePiece, WinningTrade, Fork, PinToKing, PinToPiece,
		Skewer,
		OpenedLine, OpenedCheck, DoubleCheck, Trapped, GuardRemoved, GuardOverloaded, PinnedGuard, Lured, InBetween,
		OnlyMove, PassedPawn, PawnRun, Opposition, StalemateTrap, WaysOut, AttackersAndGuards, PerpetualCheck, Tempo,
		Development, KingShelter, OpenFiles,
	}
}

// Subtle are ideas whose names tell nothing to anybody who has not met their lesson, and that are named only where no
// plainer one wins about as much.
var Subtle = []Concept{Lured, InBetween, GuardOverloaded}
