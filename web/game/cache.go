package game

import "sync"

// Cache caches results, so that a class that asks about the same positions gets its answers at once. It has two
// generations of up to Most entries each: when the newer one is full, the older one is dropped.
type Cache[K comparable, V any] struct {
	Most          int
	mu            sync.Mutex
	recent, older map[K]V
}

// Get returns the value cached for a key.
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

// Put caches a value.
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
