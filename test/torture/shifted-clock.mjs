// Loaded ahead of the service: moves the clock of the whole process by what the parent says, as a machine's clock jumps. Timers go on as they do then.
let offsetMs = 0;
const RealDate = Date;
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, type) => Reflect.construct(target, given.length === 0 ? [now()] : given, type),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message) => {
  if (typeof message?.clockOffsetMs === 'number') offsetMs = message.clockOffsetMs;
});
process.channel?.unref();
