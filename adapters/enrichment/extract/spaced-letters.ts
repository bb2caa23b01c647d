/**
 * Headings set wide, "E X P E R I E N C E", carry real spaces between the letters. A run of four or more lone letters is
 * one word; where the words of such a run are apart by two spaces or more, they stay apart.
 */
export function joinSpacedLetters(line: string): string {
  if (!/(?:^|[\s])\p{L} \p{L} \p{L} \p{L}(?![\p{L}\p{M}])/u.test(line)) return line;
  return line
    .split('\t')
    .map((cell) => cell.replace(/(?<![^\s])(?:\p{L} {1,4}){3,}\p{L}(?![^\s:])/gu, joinRun))
    .join('\t');
}

function joinRun(run: string): string {
  const letters = run.replace(/ +/g, '');
  // Lower and upper case mixed at random ("a B c") is a list of symbols, not a heading.
  if (letters !== letters.toUpperCase() && letters.slice(1) !== letters.slice(1).toLowerCase()) return run;
  return run
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}
