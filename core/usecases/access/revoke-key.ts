import type { ApiKey } from '../../access/access.js';
import { notFound } from '../../errors/domain-error.js';
import type { AccessPorts } from './access-records.js';
import type { Authenticate } from './authenticate.js';

export class RevokeKey {
  constructor(
    private readonly ports: AccessPorts,
    /** That of this process, where it answers requests. */
    private readonly authenticate?: Authenticate,
  ) {}

  async execute(input: { id: string }): Promise<ApiKey> {
    const revoked = await this.ports.access.revokeKey(input.id, this.ports.clock.now().toISOString());
    if (!revoked) throw notFound('key');
    this.authenticate?.forget(revoked.id);
    return revoked;
  }
}
