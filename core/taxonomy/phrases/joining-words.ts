/** Words that only join others, in the languages of the taxonomy. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'and or of for with in at to on by from the an as und oder fur mit im in an zum zur der die das den dem des von vom bei ' +
    'et ou de du la le les en au aux pour par avec sur el los las del al con por para'
  ).split(' '),
);
