package web

import (
	"net/http"
	"time"

	"chesstutor/web/site"
)

// What the tests beside this package look at, which stand outside it as their client does.
const (
	RequestsBurst = requestsBurst
	AddressUnit   = addressUnit
	BodyUnit      = bodyUnit
	ReadyFor      = readyFor
	MostPage      = mostPage
)

var (
	IsProbe    = isProbe
	GateLimits = gateLimits
)

func (s *Server) Site() *site.Site                      { return s.site }
func (s *Server) Router() *site.Router                  { return s.router }
func (s *Server) Gate() *site.Gate                      { return s.gate }
func (s *Server) SetGate(g *site.Gate)                  { s.gate = g }
func (s *Server) SetLimiter(l *site.Limiter)            { s.limiter = l }
func (s *Server) Logged(h http.Handler) http.Handler    { return s.logged(h) }
func (s *Server) Recovered(h http.Handler) http.Handler { return s.recovered(h) }

// ForgetHealth makes the last check of the database seem long ago.
func (s *Server) ForgetHealth() {
	s.health.mu.Lock()
	defer s.health.mu.Unlock()
	s.health.checked = time.Time{}
}
