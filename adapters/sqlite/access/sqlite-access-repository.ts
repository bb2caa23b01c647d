import type { ApiKey, Tenant } from '../../../core/index.js';
import { type AccessRepository, tenantNameTaken, type FirstAccess } from '../../../core/spi.js';
import type { SqlValue } from '../connection/driver.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

interface KeyRow {
  api_key: string;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** Nothing here is kept in memory: the command line tool writes tenants and keys while the server runs. */
export class SqliteAccessRepository implements AccessRepository {
  constructor(private readonly database: SqliteDatabase) {}

  insertTenant(tenant: Tenant): Promise<void> {
    return this.database.write(() => {
      const present = this.database
        .prepare('SELECT 1 FROM tenants WHERE name = ? OR id = ?')
        .get(tenant.name, tenant.id);
      if (present) throw tenantNameTaken();
      this.writeTenant(tenant);
    });
  }

  async getTenant(id: string): Promise<Tenant | undefined> {
    return this.tenants('WHERE id = ?', id)[0];
  }

  async findTenantByName(name: string): Promise<Tenant | undefined> {
    return this.tenants('WHERE name = ?', name)[0];
  }

  async listTenants(): Promise<Tenant[]> {
    return this.tenants('ORDER BY created_at, id');
  }

  insertKey(key: ApiKey): Promise<void> {
    return this.database.write(() => this.writeKey(key));
  }

  async findKeyByHash(hash: string): Promise<ApiKey | undefined> {
    return this.keys('WHERE hash = ?', hash)[0];
  }

  async getKey(id: string): Promise<ApiKey | undefined> {
    return this.keys('WHERE id = ?', id)[0];
  }

  async listKeys(tenantId: string): Promise<ApiKey[]> {
    return this.keys('WHERE tenant_id = ? ORDER BY created_at, id', tenantId);
  }

  revokeKey(id: string, revokedAt: string): Promise<ApiKey | undefined> {
    return this.database.write(() => {
      this.database.prepare('UPDATE api_keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?').run(revokedAt, id);
      return this.keys('WHERE id = ?', id)[0];
    });
  }

  async noteKeyUsed(id: string, usedAt: string): Promise<void> {
    const sql = 'UPDATE api_keys SET last_used_at = ? WHERE id = ?';
    await this.database.writeRepeatable(() => this.database.prepare(sql).run(usedAt, id));
  }

  bootstrap({ tenant, key }: FirstAccess): Promise<boolean> {
    return this.database.write(() => {
      if (this.database.prepare('SELECT 1 FROM tenants LIMIT 1').get()) return false;
      this.writeTenant(tenant);
      this.writeKey(key);
      return true;
    });
  }

  async getOrCreateSetting(name: string, make: () => string): Promise<string> {
    const present = await this.setting(name);
    if (present !== undefined) return present;
    return this.database.write(() => {
      const sql = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
      this.database.prepare(sql).run(name, make());
      return this.findSetting(name)!;
    });
  }

  async putSetting(name: string, value: string): Promise<void> {
    const sql =
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    await this.database.write(() => this.database.prepare(sql).run(name, value));
  }

  async setting(name: string): Promise<string | undefined> {
    return this.findSetting(name);
  }

  private findSetting(name: string): string | undefined {
    return this.database.prepare<{ value: string }>('SELECT value FROM settings WHERE name = ?').get(name)?.value;
  }

  private writeTenant(tenant: Tenant): void {
    this.database
      .prepare('INSERT INTO tenants (id, name, created_at, tenant) VALUES (?, ?, ?, ?)')
      .run(tenant.id, tenant.name, tenant.createdAt, JSON.stringify(tenant));
  }

  private writeKey(key: ApiKey): void {
    const { id, hash, tenantId, createdAt, revokedAt, lastUsedAt } = key;
    this.database
      .prepare(
        `INSERT INTO api_keys (id, hash, tenant_id, created_at, revoked_at, last_used_at, api_key)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, hash, tenantId, createdAt, revokedAt, lastUsedAt, JSON.stringify(key));
  }

  private tenants(rest: string, ...values: SqlValue[]): Tenant[] {
    return this.database
      .prepare<{ tenant: string }>(`SELECT tenant FROM tenants ${rest}`)
      .all(...values)
      .map(({ tenant }) => JSON.parse(tenant) as Tenant);
  }

  private keys(rest: string, ...values: SqlValue[]): ApiKey[] {
    return this.database
      .prepare<KeyRow>(`SELECT api_key, revoked_at, last_used_at FROM api_keys ${rest}`)
      .all(...values)
      .map((row) => ({
        ...(JSON.parse(row.api_key) as ApiKey),
        // Columns, because they change after the key was made, each by itself.
        revokedAt: row.revoked_at,
        lastUsedAt: row.last_used_at,
      }));
  }
}
