/** Who did something: an API key, or the service itself. */
export interface Actor {
  type: 'api_key' | 'system';
  /** `key_…`, absent for the system. */
  id: string | null;
}

/**
 * On whose behalf a use case runs. Every use case takes it first.
 * `command` is set when the caller may send the same request again: the use case then creates the record under `command.id`'s
 * identity, and a repetition finds the first outcome instead of acting twice.
 */
export interface Caller {
  tenantId: string;
  actor: Actor;
  requestId: string | null;
  command?: Command;
  /** Part of an operation: enrichments that it asks for go after those of single requests. */
  inBulk?: true;
}

/** The identity of a request that may be sent again, so that a repetition does not act twice. */
export interface Command {
  /** Unique for one Idempotency-Key of one tenant; a UUID part from which record ids are made. */
  id: string;
  /** True when an earlier attempt with the same command may have got some way before it was cut off. */
  resumed: boolean;
}

/** The actor of work that no key asked for. */
export const SYSTEM: Actor = { type: 'system', id: null };
