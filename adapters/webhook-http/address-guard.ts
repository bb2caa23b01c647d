import ipaddr from 'ipaddr.js';

export interface AddressPolicy {
  allowHttp: boolean;
  allowPrivateNetworks: boolean;
}

/** Why a URL may not be called, judged by its text alone; `undefined` where it may be tried. */
export function urlRefusal(text: string, policy: AddressPolicy): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'The address is not a URL.';
  }
  if (url.protocol !== 'https:' && !(policy.allowHttp && url.protocol === 'http:')) {
    return policy.allowHttp ? 'Only https and http addresses are called.' : 'Only https addresses are called.';
  }
  if (url.username !== '' || url.password !== '') return 'The address must not hold a user name or password.';
  if (url.hash !== '') return 'The address must not hold a fragment.';
  // The URL parser has turned decimal, octal, hexadecimal and short forms of IPv4 into dotted ones.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return addressRefusal(host, policy);
  if (!policy.allowPrivateNetworks && LOCAL_NAME.test(host))
    return 'The address names this machine or a private network.';
  return undefined;
}

/** Names that never stand for a public host (RFC 6761, RFC 8375 and common use). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i;

/** Why an IP address may not be connected to: everything but public unicast, also where it is wrapped in IPv6. */
export function addressRefusal(address: string, policy: AddressPolicy): string | undefined {
  if (policy.allowPrivateNetworks) return undefined;
  return isPublic(address) ? undefined : 'The address is not in the public Internet.';
}

function isPublic(address: string): boolean {
  let parsed: ipaddr.IPv4 | ipaddr.IPv6;
  try {
    parsed = ipaddr.parse(address.replace(/%.*$/, ''));
  } catch {
    return false;
  }
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const ipv6 = parsed as ipaddr.IPv6;
  const embedded = embeddedIpv4(ipv6);
  if (embedded) return isPublic(embedded);
  return ipv6.range() === 'unicast' && (ipv6.parts[0] ?? 0) >> 13 === 1;
}

/** The IPv4 address inside mapped, NAT64, 6to4 and Teredo addresses, which decides where the packets go. */
function embeddedIpv4(address: ipaddr.IPv6): string | undefined {
  const { parts } = address;
  const dotted = (high = 0, low = 0): string =>
    `${String(high >> 8)}.${String(high & 255)}.${String(low >> 8)}.${String(low & 255)}`;
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6052':
    case 'rfc6145':
      return dotted(parts[6], parts[7]);
    case '6to4':
      return dotted(parts[1], parts[2]);
    case 'teredo':
      return dotted(0xffff ^ (parts[6] ?? 0), 0xffff ^ (parts[7] ?? 0));
    default:
      return undefined;
  }
}
