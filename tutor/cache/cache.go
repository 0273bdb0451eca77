// Package cache has the cache that all others use.
package cache

import "sync"

// Cache caches results, so that a class that asks about the same positions gets its answers at once. It has two
// generations of up to Most entries each: when the newer one is full, the older one is dropped.
type Cache[K comparable, V any] struct {
	Most          int         // the weight of a generation
	Weight        func(V) int // of an entry; 1 if nil
	mu            sync.Mutex
	recent, older map[K]V
	weight        int // of recent
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

// Put caches a value, unless it weighs more than a generation.
func (k *Cache[K, V]) Put(key K, v V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.put(key, v)
}

func (k *Cache[K, V]) put(key K, v V) {
	more := k.weighs(v)
	if more > k.Most {
		return
	}
	if old, ok := k.recent[key]; ok {
		more -= k.weighs(old)
	}
	if k.recent == nil || k.weight+more > k.Most {
		k.recent, k.older, k.weight = make(map[K]V), k.recent, 0
		more = k.weighs(v)
	}
	k.recent[key] = v
	k.weight += more
}

func (k *Cache[K, V]) weighs(v V) int {
	if k.Weight == nil {
		return 1
	}
	return k.Weight(v)
}
