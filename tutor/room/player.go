package room

// Player is one of the two who play in a room. A seat belongs to a player; the color changes with
// each rematch: Room.Color.
type Player uint8

// The players.
const (
	Nobody Player = iota
	Maker         // who made the room
	Guest         // who joined it
)

var playerNames = [...]string{Nobody: "", Maker: "maker", Guest: "guest"}

// String returns "maker", "guest", or "" for Nobody.
func (p Player) String() string { return playerNames[p] }

// Other returns the opponent, and Nobody for Nobody.
func (p Player) Other() Player {
	switch p {
	case Maker:
		return Guest
	case Guest:
		return Maker
	default:
		return Nobody
	}
}
