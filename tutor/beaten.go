package tutor

// Beaten are the friends whom a learner has beaten: a bit for each, in the order in which they are climbed.
type Beaten uint8
