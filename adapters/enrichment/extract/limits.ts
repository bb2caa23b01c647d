const MIB = 1024 * 1024;

/** Bounds of one document. What is above them is refused as `too_large`, never cut: half a resume would look like a whole one. */
export const LIMITS = {
  fileBytes: 10 * MIB,
  pages: 50,
  characters: 200_000,
  links: 300,
  /** Entries that a container (DOCX, ODT) may list. Real ones have some dozens. */
  archiveEntries: 2_000,
  entryBytes: 24 * MIB,
  archiveBytes: 48 * MIB,
  /** Elements inside one another; Word's own nested tables and text boxes stay far below. */
  depth: 200,
  xmlNodes: 1_000_000,
} as const;
