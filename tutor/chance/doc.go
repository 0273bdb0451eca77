// Package chance records which ideas a learner finds without being told, so that help can fade. For each group of
// ideas it holds the results of the last chances in games. After three successes in a row the coach asks instead of
// telling; after a missed chance it tells again.
package chance
