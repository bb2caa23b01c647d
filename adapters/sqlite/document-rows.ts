import type { Connection } from './driver.js';

/** The rows of files and readings, within a write. */
export class DocumentRows {
  constructor(private readonly connection: Connection) {}

  deleteOf(tenantId: string, candidateId: string, ids?: readonly string[]): void {
    const stored = this.connection.prepare<{ seq: number; id: string }>(
      'SELECT seq, id FROM documents WHERE tenant_id = ? AND candidate_id = ?',
    );
    for (const { seq, id } of stored.all(tenantId, candidateId)) if (!ids || ids.includes(id)) this.delete(seq);
  }

  delete(seq: number): void {
    this.connection.prepare('DELETE FROM readings WHERE document_seq = ?').run(seq);
    this.connection.prepare('DELETE FROM documents WHERE seq = ?').run(seq);
  }
}
