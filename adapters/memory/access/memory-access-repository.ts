import type { ApiKey, Tenant } from '../../../core/index.js';
import { type AccessRepository, tenantNameTaken, type FirstAccess } from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryAccessRepository implements AccessRepository {
  private readonly keysByHash = new Map<string, string>();

  constructor(private readonly database: MemoryDatabase) {}

  async insertTenant(tenant: Tenant): Promise<void> {
    this.database.assertOpen();
    for (const { id, name } of this.database.accessTenants.values()) {
      if (name === tenant.name || id === tenant.id) throw tenantNameTaken();
    }
    this.database.accessTenants.set(tenant.id, tenant);
  }

  async getTenant(id: string): Promise<Tenant | undefined> {
    this.database.assertOpen();
    return this.database.accessTenants.get(id);
  }

  async findTenantByName(name: string): Promise<Tenant | undefined> {
    this.database.assertOpen();
    return [...this.database.accessTenants.values()].find((tenant) => tenant.name === name);
  }

  async listTenants(): Promise<Tenant[]> {
    this.database.assertOpen();
    return [...this.database.accessTenants.values()].sort(byCreation);
  }

  async insertKey(key: ApiKey): Promise<void> {
    this.database.assertOpen();
    this.database.accessKeys.set(key.id, key);
    this.keysByHash.set(key.hash, key.id);
  }

  async findKeyByHash(hash: string): Promise<ApiKey | undefined> {
    this.database.assertOpen();
    return this.database.accessKeys.get(this.keysByHash.get(hash) ?? '');
  }

  async getKey(id: string): Promise<ApiKey | undefined> {
    this.database.assertOpen();
    return this.database.accessKeys.get(id);
  }

  async listKeys(tenantId: string): Promise<ApiKey[]> {
    this.database.assertOpen();
    return [...this.database.accessKeys.values()].filter((key) => key.tenantId === tenantId).sort(byCreation);
  }

  async revokeKey(id: string, revokedAt: string): Promise<ApiKey | undefined> {
    return this.change(id, (key) => ({ ...key, revokedAt: key.revokedAt ?? revokedAt }));
  }

  async noteKeyUsed(id: string, usedAt: string): Promise<void> {
    this.change(id, (key) => ({ ...key, lastUsedAt: usedAt }));
  }

  async bootstrap({ tenant, key }: FirstAccess): Promise<boolean> {
    this.database.assertOpen();
    if (this.database.accessTenants.size > 0) return false;
    this.database.accessTenants.set(tenant.id, tenant);
    this.database.accessKeys.set(key.id, key);
    this.keysByHash.set(key.hash, key.id);
    return true;
  }

  async getOrCreateSetting(name: string, make: () => string): Promise<string> {
    this.database.assertOpen();
    const { settings } = this.database;
    const value = settings.get(name) ?? make();
    settings.set(name, value);
    return value;
  }

  async putSetting(name: string, value: string): Promise<void> {
    this.database.assertOpen();
    this.database.settings.set(name, value);
  }

  async setting(name: string): Promise<string | undefined> {
    this.database.assertOpen();
    return this.database.settings.get(name);
  }

  private change(id: string, changed: (key: ApiKey) => ApiKey): ApiKey | undefined {
    this.database.assertOpen();
    const key = this.database.accessKeys.get(id);
    if (!key) return undefined;
    const next = changed(key);
    this.database.accessKeys.set(id, next);
    return next;
  }
}

function byCreation(a: { createdAt: string; id: string }, b: { createdAt: string; id: string }): number {
  return a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
}
