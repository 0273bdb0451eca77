// The end of a game. The page shows the result; its animation and sound play once, only if the game ends while the
// page is open.

const card = () => document.querySelector("#end .endcard");

// How the game ended for the learner, "won", "lost" or "drawn"; "over" where two play, undefined while it goes on.
export const ending = () => card()?.dataset.end;

// Celebrates a win that has just happened.
export const celebrate = () => card().classList.toggle("celebrates", ending() === "won");
