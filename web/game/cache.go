package game

import "sync"

// Cache keeps what was worked out last, so that a class that asks about the same
// positions is answered at once. It holds at most twice as many answers as most:
// when so many are new, the older half is forgotten.
type Cache[K comparable, V any] struct {
	Most          int
	mu            sync.Mutex
	recent, older map[K]V
}

// Get returns what is kept.
func (k *Cache[K, V]) Get(key K) (V, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	v, ok := k.recent[key]
	if !ok {
		if v, ok = k.older[key]; ok {
			k.put(key, v)
		}
	}
	return v, ok
}

// Put keeps an answer.
func (k *Cache[K, V]) Put(key K, v V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.put(key, v)
}

func (k *Cache[K, V]) put(key K, v V) {
	if k.recent == nil || len(k.recent) >= k.Most {
		k.recent, k.older = make(map[K]V), k.recent
	}
	k.recent[key] = v
}
