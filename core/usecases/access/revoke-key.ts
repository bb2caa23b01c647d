import type { ApiKey } from '../../access/access.js';
import { notFound } from '../../errors/domain-error.js';
import type { AccessPorts } from './access-records.js';

export class RevokeKey {
  constructor(private readonly ports: AccessPorts) {}

  async execute(input: { id: string }): Promise<ApiKey> {
    const revoked = await this.ports.access.revokeKey(input.id, this.ports.clock.now().toISOString());
    if (!revoked) throw notFound('key');
    return revoked;
  }
}
