package classes

import "time"

func init() { patience = 2 * time.Second }
