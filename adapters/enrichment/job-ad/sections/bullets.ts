/** Marks that open items as boards and word processors set them, as a part of a character class. */
const OTHER_MARKS = '✓✔☑✅►▶▸▹●○◦■□➤➢➔→»›‣⁃∙⭐★';

/** All marks with which the items of a list begin, as a part of a character class. */
export const BULLETS = String.raw`\-•*·▪–—>+${OTHER_MARKS}`;

/** How an item of a list begins: "- Welding", "•Welding", "o Welding". */
export const BULLET = new RegExp(
  String.raw`^(?:(?:[${BULLETS}]|o(?=\s{1,3}\p{Lu}))\s{1,3}|[•·▪](?=\S)|[-–](?=\p{Lu}))`,
  'u',
);

const OTHER_MARK = new RegExp(
  String.raw`(?<=^[^\S\n]{0,8})(?:[${OTHER_MARKS}]\uFE0F?|[🔹🔸🔷🔶👉])(?=[^\S\n]{0,3}\p{L})`,
  'gmu',
);

/** A text with one mark for all bullets; its length stays. */
export function withOneBullet(text: string): string {
  return text.replace(OTHER_MARK, (mark) => '•'.padEnd(mark.length));
}
