/** As SQLite itself has it: 4 MB. */
const LARGE_LOG_PAGES = 1000;

const PAGE_BYTES = 4096;

/** Of a commit, until the first count. */
const FIRST_GUESS_PAGES = 20;

/**
 * How many pages the log may have by now. The driver tells it only when the log is moved to the database, which waits for the disk: in between it is reckoned
 * from the commits since then, with what those before them took.
 */
export class LogSize {
  private commits = 0;
  private bytes = 0;
  private pagesOfACommit = FIRST_GUESS_PAGES;

  get isLarge(): boolean {
    return this.commits * this.pagesOfACommit + this.bytes / PAGE_BYTES >= LARGE_LOG_PAGES;
  }

  /** @param bytes - Of files in it. */
  noteCommit(bytes: number): void {
    this.commits += 1;
    this.bytes += bytes;
  }

  /** @param pages - That were in the log; 0 where they were not counted. */
  noteMoved(pages: number): void {
    const ofRecords = pages - this.bytes / PAGE_BYTES;
    if (pages > 0 && this.commits > 0) {
      this.pagesOfACommit = Math.min(LARGE_LOG_PAGES, Math.max(1, ofRecords / this.commits));
    }
    this.commits = 0;
    this.bytes = 0;
  }
}
