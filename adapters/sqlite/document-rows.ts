import type { Connection } from './driver.js';

/** The rows of files and readings, within a write. */
export class DocumentRows {
  constructor(private readonly connection: Connection) {}

  deleteOf(tenantId: string, candidateId: string, exceptId = ''): void {
    const stored = this.connection.prepare<{ seq: number }>(
      'SELECT seq FROM documents WHERE tenant_id = ? AND candidate_id = ? AND id <> ?',
    );
    for (const { seq } of stored.all(tenantId, candidateId, exceptId)) this.delete(seq);
  }

  delete(seq: number): void {
    this.connection.prepare('DELETE FROM readings WHERE document_seq = ?').run(seq);
    this.connection.prepare('DELETE FROM documents WHERE seq = ?').run(seq);
  }
}
