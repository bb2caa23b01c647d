/** A parsed JSON value: zod types an optional member as possibly undefined, but JSON has no undefined, so the member is either absent or has a value. */
export type Exact<Value> = Value extends Uint8Array
  ? Value
  : Value extends object
    ? { [Name in keyof Value]: Exact<Exclude<Value[Name], undefined>> }
    : Value;
