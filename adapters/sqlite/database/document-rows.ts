import type { Connection } from '../connection/driver.js';

/** The rows of files and readings, within a write. The parts of a large file are left to be cleared afterwards. */
export class DocumentRows {
  constructor(private readonly connection: Connection) {}

  deleteOf(tenantId: string, candidateId: string, ids?: readonly string[]): void {
    const stored = this.connection.prepare<{ seq: number; id: string }>(
      'SELECT seq, id FROM documents WHERE tenant_id = ? AND candidate_id = ?',
    );
    for (const { seq, id } of stored.all(tenantId, candidateId)) if (!ids || ids.includes(id)) this.delete(seq);
  }

  delete(seq: number): void {
    this.connection
      .prepare(
        `INSERT OR IGNORE INTO loose_files (tenant_id, document_id)
         SELECT p.tenant_id, p.document_id FROM documents d
         JOIN document_parts p ON p.tenant_id = d.tenant_id AND p.document_id = d.id AND p.offset = 0 WHERE d.seq = ?`,
      )
      .run(seq);
    this.connection.prepare('DELETE FROM readings WHERE document_seq = ?').run(seq);
    this.connection.prepare('DELETE FROM documents WHERE seq = ?').run(seq);
  }
}
