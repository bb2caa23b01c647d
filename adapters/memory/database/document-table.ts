import type { ParsedDocument } from '../../../core/spi.js';

export interface StoredDocument {
  id: string;
  candidateId: string;
  bytes: Uint8Array;
  storedAt: string;
  reading?: ParsedDocument;
}

/** The files of one tenant and what was read from them. */
export class DocumentTable {
  private readonly documents = new Map<string, StoredDocument>();
  private readonly idsByCandidate = new Map<string, Set<string>>();

  get(id: string): StoredDocument | undefined {
    return this.documents.get(id);
  }

  all(): StoredDocument[] {
    return [...this.documents.values()];
  }

  put(document: StoredDocument): void {
    this.documents.set(document.id, document);
    const ids = this.idsByCandidate.get(document.candidateId);
    if (ids) ids.add(document.id);
    else this.idsByCandidate.set(document.candidateId, new Set([document.id]));
  }

  deleteOf(candidateId: string, ids?: readonly string[]): void {
    for (const id of this.idsByCandidate.get(candidateId) ?? []) if (!ids || ids.includes(id)) this.delete(id);
  }

  delete(id: string): void {
    const document = this.documents.get(id);
    if (!document) return;
    this.documents.delete(id);
    const ids = this.idsByCandidate.get(document.candidateId);
    ids?.delete(id);
    if (ids?.size === 0) this.idsByCandidate.delete(document.candidateId);
  }
}
