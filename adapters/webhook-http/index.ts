/** Webhooks over HTTP: signing, sending, and the guard against addresses inside. */
export { addressRefusal, urlRefusal, type AddressPolicy } from './address-guard.js';
export { HttpWebhookSender } from './http-webhook-sender.js';
export { guardedLookup, type ResolvedAddress, type ResolveName } from './resolve-name.js';
