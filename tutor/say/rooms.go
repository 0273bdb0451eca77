package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
)

// Rooms describes the state of a room and its game to a player ("you", "your
// opponent") or to spectators (White and Black).
type Rooms struct {
	Standing RoomStanding
	Ends     RoomEnds
	Names    RoomNames
	Acts     RoomActs
	Notes    RoomNotes
	Agreed   RoomAgreed
}

// A Line is a heading and the sentence below it.
type Line struct{ Heading, Detail string }

// RoomStanding describes the state of a room whose game is not over.
type RoomStanding struct {
	Invited       string                         // to the one who may take the free seat
	InvitedAs     func(guest chess.Color) string // what to do, and with which pieces
	Alone         Line                           // the maker waits for a guest
	Apart         Line                           // both seats are taken, but the other player is not here
	PlayersApart  Line                           // likewise, to those who watch
	GetReady      string                         // the seconds are counted down
	YourMove      string
	OpponentsMove string
	ToMove        func(chess.Color) string // to those who watch

	Check func(p *chess.Position,
		a tutor.Audience) string // a sentence: the king of the side to move is in check
	YouOffered     string // a draw, in a sentence
	OpponentOffers string
	Offers         func(chess.Color) string
	Declined       string // the opponent has declined a draw, in a sentence
	Declines       func(chess.Color) string

	EndsSoon func(*tutor.Game) string // that it comes near its greatest length, in sentences; "" as long as it does not
}

// RoomEnds describes how the game in a room ended.
type RoomEnds struct {
	Closed    Line // by its maker, before anybody came
	CalledOff Line
	YouWon    string // headings
	YouLost   string
	Won       func(chess.Color) string
	Draw      string
	Wins      RoomWins
	Draws     RoomDraws
}

// RoomWins says why a game was won, by the reason.
type RoomWins map[room.Reason]RoomWin

// A RoomWin says in a sentence why a game was won, to the winner, to the loser and
// to those who watch.
type RoomWin struct {
	You, Opponent string
	Color         func(winner chess.Color) string
}

// RoomDraws says in a sentence why a game is a draw that the rules of chess did not
// end; Draws says the others.
type RoomDraws map[room.Reason]string

// RoomNames names the players beside the board.
type RoomNames struct {
	You, Opponent string
	YouPlay       func(chess.Color) string // stands after the name
	OpponentPlays func(chess.Color) string
	NotHere, Away string // instead of the name, if the seat is free, and if the player is away
}

// RoomActs are the buttons for what a player may do. Sure is what to press after
// one for what cannot be undone.
type RoomActs struct {
	Join                string
	ClaimWin, ClaimDraw string
	Accept, PlayOn      string // answer the offer of a draw
	OfferDraw           string
	Close, SureClose    string
	CallOff, SureOff    string
	Resign, SureResign  string
	Again, AcceptAgain  string
}

// RoomNotes are sentences about the other player.
type RoomNotes struct {
	Meanwhile       string // for the player who waits for the other's move
	Here            string
	TimeLow         string // less than twenty seconds are left on the own clock
	NotLooking      string
	GoneWin         string // the win may be claimed
	GoneDraw        string // only a draw
	YouWantMore     string
	OpponentWantsIt string
}

// RoomAgreed says what the maker of a room decided, and the score, in sentences.
type RoomAgreed struct {
	Time         func(room.Clock) string // in few words; of no clock as an answer to "Time for each"
	TimeForEach  func(room.Clock) string
	BothSee      string // the tutor's marks
	NobodySees   string
	OnlySees     func(chess.Color) string
	YourScore    func(won, lost, drawn int) string
	PlayersScore func(room.Score) string // to those who watch
}

// Draws says in a sentence why a game is a draw by the rules of chess, or for its length.
type Draws map[chess.Outcome]string
