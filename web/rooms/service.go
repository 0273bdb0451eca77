package rooms

import (
	"context"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/web/site"
)

// service is the service of rooms as requests use it: who waits for the database has no turn at the processors.
type service struct{ *live.Service }

// Create is live.Service.Create.
func (s service) Create(
	ctx context.Context,
	maker string,
	options room.Options,
	key func(room.ID) room.Key,
) (r *room.Room, err error) {
	site.Away(ctx, func() { r, err = s.Service.Create(ctx, maker, options, key) })
	return r, err
}

// OpenRooms is live.Service.OpenRooms.
func (s service) OpenRooms(ctx context.Context, maker string) (n int, err error) {
	site.Away(ctx, func() { n, err = s.Service.OpenRooms(ctx, maker) })
	return n, err
}

// Load is live.Service.Load.
func (s service) Load(ctx context.Context, id room.ID) (r *room.Room, err error) {
	site.Away(ctx, func() { r, err = s.Service.Load(ctx, id) })
	return r, err
}

// Act is live.Service.Act.
func (s service) Act(ctx context.Context, id room.ID, command live.Command) (r *room.Room, e room.Event, err error) {
	site.Away(ctx, func() { r, e, err = s.Service.Act(ctx, id, command) })
	return r, e, err
}

// Claim is live.Service.Claim.
func (s service) Claim(ctx context.Context, id room.ID, p room.Player) (r *room.Room, e room.Event, err error) {
	site.Away(ctx, func() { r, e, err = s.Service.Claim(ctx, id, p) })
	return r, e, err
}
