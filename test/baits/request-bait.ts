/** Ids of records that are there, for the paths. */
export interface BaitWorld {
  candidate: string;
  job: string;
  publishedJob: string;
  webhook: string;
}

export interface BaitRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** A request made to keep the service busy, to make it keep something, or to make it say more than it should. */
export interface RequestBait {
  name: string;
  make(world: BaitWorld): BaitRequest;
}

/** What goes over the connection as it is, because no client would send it. `KEY` means the authorization header. */
export interface RawBait {
  name: string;
  make(): string | Buffer;
}

export const json = (method: string, path: string, body: unknown): BaitRequest => ({
  method,
  path,
  headers: { 'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
