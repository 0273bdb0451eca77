package review

import (
	"net/netip"
	"slices"
	"sync"
)

// mostPlies is how many plies the games of all jobs have at most, of some 600 bytes each once they are reviewed: those
// of 600 usual games.
const mostPlies = 50_000

// jobs keeps the reviews that were asked for lately, for each address its own. If there are too many, the address whose
// games have most plies loses the one that it has not asked for longest. So an address that begins many loses only its
// own. It is safe for concurrent use.
type jobs struct {
	most  int // plies of all games
	mu    sync.Mutex
	plies int
	of    map[netip.Prefix]*addressJobs
}

// addressJobs are the jobs of one address.
type addressJobs struct {
	plies int
	list  []keyedJob // the one asked for least lately first
}

type keyedJob struct {
	key string
	job *job
}

func newJobs(most int) *jobs { return &jobs{most: most, of: map[netip.Prefix]*addressJobs{}} }

// plies returns what a job weighs, a little for itself.
func (j *job) plies() int { return j.review.Game().Ply() + 3 }

// get returns a job of an address by its key, nil if it is not kept.
func (k *jobs) get(address netip.Prefix, key string) *job {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.find(address, key)
}

// find is get for a caller that holds the lock.
func (k *jobs) find(address netip.Prefix, key string) *job {
	jobs := k.of[address]
	if jobs == nil {
		return nil
	}
	at := slices.IndexFunc(jobs.list, func(e keyedJob) bool { return e.key == key })
	if at < 0 {
		return nil
	}
	found := jobs.list[at]
	jobs.list = append(slices.Delete(jobs.list, at, at+1), found)
	return found.job
}

// add keeps a job, and returns it, or the one that is there already.
func (k *jobs) add(address netip.Prefix, key string, added *job) *job {
	k.mu.Lock()
	defer k.mu.Unlock()
	if before := k.find(address, key); before != nil {
		return before
	}
	for k.plies > 0 && k.plies+added.plies() > k.most {
		k.drop()
	}
	jobs := k.of[address]
	if jobs == nil {
		jobs = &addressJobs{}
		k.of[address] = jobs
	}
	jobs.list = append(jobs.list, keyedJob{key, added})
	jobs.plies += added.plies()
	k.plies += added.plies()
	return added
}

// drop forgets a job of the address that has most.
func (k *jobs) drop() {
	var of netip.Prefix
	var most *addressJobs
	for address, jobs := range k.of {
		if most == nil || jobs.plies > most.plies {
			of, most = address, jobs
		}
	}
	dropped := most.list[0].job.plies()
	most.plies -= dropped
	k.plies -= dropped
	if most.list = most.list[1:]; len(most.list) == 0 {
		delete(k.of, of)
	}
}
