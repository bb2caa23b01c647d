/** The marks with which the items of a list begin, as a part of a character class. */
export const BULLETS = String.raw`\-•*·▪–—»›>✓✔✅+◦○●■□‣►➤➢→`;
