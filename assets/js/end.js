// The end of a game. The page shows the result; its animation and sound play once, only if the game ends while the
// page is open.

const card = () => document.querySelector("#end [data-won]");

// Whether the page shows that the learner has won.
export const hasWon = () => card() !== null;

// Celebrates a win that has just happened.
export const celebrate = () => card().classList.add("celebrates");
