export type IdPrefix =
  'cand' | 'job' | 'evt' | 'whk' | 'dlv' | 'key' | 'doc' | 'enr' | 'req' | 'tnt' | 'fbk' | 'aud' | 'opr' | 'upl';

/** TypeIDs (https://github.com/jetify-com/typeid, 0.3): prefix, `_`, a UUIDv7 in base 32. Later ids sort after earlier ones. */
export interface IdGenerator {
  next(prefix: IdPrefix): string;
  /** The same id each time for the same command: a repeated command makes the same record. */
  forCommand(prefix: IdPrefix, commandId: string): string;
}
