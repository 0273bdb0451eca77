package game

import "chesstutor/tutor/cache"

// Cache is the cache of package cache.
type Cache[K comparable, V any] = cache.Cache[K, V]
