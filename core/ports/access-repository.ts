import type { ApiKey, Tenant } from '../access/access.js';

/** The first tenant with its first key. */
export interface FirstAccess {
  tenant: Tenant;
  key: ApiKey;
}

export interface AccessRepository {
  /** Throws `input.invalid` where the name is taken. */
  insertTenant(tenant: Tenant): Promise<void>;
  getTenant(id: string): Promise<Tenant | undefined>;
  findTenantByName(name: string): Promise<Tenant | undefined>;
  listTenants(): Promise<Tenant[]>;

  insertKey(key: ApiKey): Promise<void>;
  findKeyByHash(hash: string): Promise<ApiKey | undefined>;
  getKey(id: string): Promise<ApiKey | undefined>;
  listKeys(tenantId: string): Promise<ApiKey[]>;
  /** Keeps the first time. */
  revokeKey(id: string, revokedAt: string): Promise<ApiKey | undefined>;
  noteKeyUsed(id: string, usedAt: string): Promise<void>;

  /** Stores tenant and key when there is no tenant at all, in one step; `false` when there was one. */
  bootstrap(input: FirstAccess): Promise<boolean>;

  /** The value kept under a name, made once for the whole deployment. */
  getOrCreateSetting(name: string, make: () => string): Promise<string>;

  /** Keeps a value under a name, in the place of any before it. */
  putSetting(name: string, value: string): Promise<void>;

  /** The value kept under a name, if one has been made. */
  setting(name: string): Promise<string | undefined>;
}
