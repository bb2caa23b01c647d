import type { ApiKey, Tenant } from '../../../core/index.js';
import { type AccessRepository, tenantNameTaken, type FirstAccess } from '../../../core/spi.js';
import type { KeyDocument, TenantDocument } from '../database/collections.js';
import { isDuplicate } from '../connection/driver-errors.js';
import type { MongoDatabase } from '../database/mongo-database.js';

/** The one setting that the first start of all makes. */
const FIRST_START = 'first-start';

/** Few and small: these collections are not sharded, so that names and hashes are unique over all tenants. */
export class MongoAccessRepository implements AccessRepository {
  constructor(private readonly database: MongoDatabase) {}

  insertTenant(tenant: Tenant): Promise<void> {
    return this.database.call(async () => {
      try {
        await this.tenants.insertOne(tenantDocument(tenant));
      } catch (error) {
        throw isDuplicate(error) ? tenantNameTaken() : error;
      }
    });
  }

  getTenant(id: string): Promise<Tenant | undefined> {
    return this.findTenant({ _id: id });
  }

  findTenantByName(name: string): Promise<Tenant | undefined> {
    return this.findTenant({ name });
  }

  listTenants(): Promise<Tenant[]> {
    return this.database.call(async () => {
      const found = await this.tenants.find({}).sort({ createdAt: 1, _id: 1 }).toArray();
      return found.map(decodeTenant);
    });
  }

  insertKey(key: ApiKey): Promise<void> {
    return this.database.call(async () => void (await this.keys.insertOne(keyDocument(key))));
  }

  findKeyByHash(hash: string): Promise<ApiKey | undefined> {
    return this.findKey({ hash });
  }

  getKey(id: string): Promise<ApiKey | undefined> {
    return this.findKey({ _id: id });
  }

  listKeys(tenantId: string): Promise<ApiKey[]> {
    return this.database.call(async () => {
      const found = await this.keys.find({ tenantId }).sort({ createdAt: 1, _id: 1 }).toArray();
      return found.map(decodeKey);
    });
  }

  revokeKey(id: string, revokedAt: string): Promise<ApiKey | undefined> {
    return this.database.call(async () => {
      await this.keys.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt } });
      const found = await this.keys.findOne({ _id: id });
      return found ? decodeKey(found) : undefined;
    });
  }

  noteKeyUsed(id: string, usedAt: string): Promise<void> {
    return this.database.call(
      async () => void (await this.keys.updateOne({ _id: id }, { $set: { lastUsedAt: usedAt } })),
    );
  }

  /**
   * Tenant and key are one document first, which one process alone can insert; the others, and the next start after a crash,
   * find it and bring both to their places.
   */
  bootstrap({ tenant, key }: FirstAccess): Promise<boolean> {
    return this.database.call(async () => {
      if (await this.tenants.findOne({}, { projection: { _id: 1 } })) return false;
      const value = JSON.stringify({ tenant, key });
      const made = await this.settingMadeOnce(FIRST_START, () => value);
      const first = JSON.parse(made) as FirstAccess;
      await ignoringDuplicates(this.tenants.insertOne(tenantDocument(first.tenant)));
      await ignoringDuplicates(this.keys.insertOne(keyDocument(first.key)));
      return made === value;
    });
  }

  getOrCreateSetting(name: string, make: () => string): Promise<string> {
    return this.database.call(() => this.settingMadeOnce(name, make));
  }

  putSetting(name: string, value: string): Promise<void> {
    return this.database.call(async () => {
      await this.database.collections.settings.updateOne({ _id: name }, { $set: { value } }, { upsert: true });
    });
  }

  setting(name: string): Promise<string | undefined> {
    return this.database.call(async () => (await this.database.collections.settings.findOne({ _id: name }))?.value);
  }

  private async settingMadeOnce(name: string, make: () => string): Promise<string> {
    const { settings } = this.database.collections;
    const present = await settings.findOne({ _id: name });
    if (present) return present.value;
    const value = make();
    try {
      await settings.insertOne({ _id: name, value });
      return value;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return (await settings.findOne({ _id: name }))!.value;
    }
  }

  private findTenant(filter: { _id: string } | { name: string }): Promise<Tenant | undefined> {
    return this.database.call(async () => {
      const found = await this.tenants.findOne(filter);
      return found ? decodeTenant(found) : undefined;
    });
  }

  private findKey(filter: { _id: string } | { hash: string }): Promise<ApiKey | undefined> {
    return this.database.call(async () => {
      const found = await this.keys.findOne(filter);
      return found ? decodeKey(found) : undefined;
    });
  }

  private get tenants() {
    return this.database.collections.tenants;
  }

  private get keys() {
    return this.database.collections.keys;
  }
}

async function ignoringDuplicates(insert: Promise<unknown>): Promise<void> {
  await insert.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
}

function tenantDocument(tenant: Tenant): TenantDocument {
  return { _id: tenant.id, name: tenant.name, createdAt: tenant.createdAt, tenant: JSON.stringify(tenant) };
}

function decodeTenant({ tenant }: TenantDocument): Tenant {
  return JSON.parse(tenant) as Tenant;
}

function keyDocument(key: ApiKey): KeyDocument {
  const { id, tenantId, hash, createdAt, revokedAt, lastUsedAt } = key;
  return { _id: id, tenantId, hash, createdAt, revokedAt, lastUsedAt, key: JSON.stringify(key) };
}

/** Members beside the text change after the key was made, each by itself. */
function decodeKey({ key, revokedAt, lastUsedAt }: KeyDocument): ApiKey {
  return { ...(JSON.parse(key) as ApiKey), revokedAt, lastUsedAt };
}
