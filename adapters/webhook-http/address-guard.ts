import ipaddr from 'ipaddr.js';

export interface AddressPolicy {
  allowHttp: boolean;
  allowPrivateNetworks: boolean;
}

/** Why a URL may not be called, by its text alone; `undefined` where it may be tried. */
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
  if (BAD_PORTS.has(url.port)) return 'The port belongs to another protocol.';
  // The URL parser has turned decimal, octal, hexadecimal and short forms of IPv4 into dotted ones.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return addressRefusal(host, policy);
  if (!policy.allowPrivateNetworks && LOCAL_NAME.test(host))
    return 'The address names this machine or a private network.';
  return undefined;
}

/** Ports that no browser calls either (https://fetch.spec.whatwg.org/#port-blocking): their protocols could take a request for a command. */
const BAD_PORTS: ReadonlySet<string> = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 ' +
    '179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 ' +
    '5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
);

/** Names that never mean a public host (RFC 6761, RFC 8375 and common use). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i;

/** Why an IP address may not be connected to: everything but public unicast, also where it is wrapped in IPv6. */
export function addressRefusal(address: string, policy: AddressPolicy): string | undefined {
  if (policy.allowPrivateNetworks) return undefined;
  return isPublic(address) ? undefined : 'The address is not in the public Internet.';
}

/**
 * Addresses of public ranges that lead, from within a cloud, to the cloud itself. The others of their kind are link-local (169.254.169.254), shared
 * (100.100.100.200) or unique local addresses (fd00:ec2::254, fd20:ce::254), which no range below lets through.
 */
const CLOUD_INTERNAL = [
  // Azure: agent, DNS and DHCP (https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
  '168.63.129.16/32',
  // IBM Cloud: infrastructure and service endpoints (https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc).
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: its APIs from within a network (https://cloud.google.com/vpc/docs/configure-private-google-access).
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((range) => ipaddr.IPv4.parseCIDR(range));

function isPublic(address: string): boolean {
  let parsed: ipaddr.IPv4 | ipaddr.IPv6;
  try {
    parsed = ipaddr.parse(address.replace(/%.*/, ''));
  } catch {
    return false;
  }
  if (parsed.kind() === 'ipv4') {
    const ipv4 = parsed as ipaddr.IPv4;
    return ipv4.range() === 'unicast' && !CLOUD_INTERNAL.some((range) => ipv4.match(range));
  }
  const ipv6 = parsed as ipaddr.IPv6;
  if (!embeddedIpv4(ipv6).every(isPublic)) return false;
  switch (ipv6.range()) {
    case 'ipv4Mapped':
    case '6to4':
    case 'teredo':
      return true;
    case 'rfc6052':
      // 64:ff9b:1::/48 is for use within a network (RFC 8215), and the place of the IPv4 address in it is up to that network.
      return ipv6.parts[2] === 0;
    default:
      // 2000::/3 is all that has been given out as global unicast.
      return ipv6.range() === 'unicast' && (ipv6.parts[0] ?? 0) >> 13 === 1;
  }
}

/** The IPv4 addresses inside mapped, NAT64, 6to4, Teredo and ISATAP addresses, which decide where the packets go. */
function embeddedIpv4(address: ipaddr.IPv6): string[] {
  const { parts } = address;
  const dotted = (high = 0, low = 0): string =>
    `${String(high >> 8)}.${String(high & 255)}.${String(low >> 8)}.${String(low & 255)}`;
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6052':
      return [dotted(parts[6], parts[7])];
    case '6to4':
      return [dotted(parts[1], parts[2])];
    case 'teredo':
      // The server, and the client with its bits turned over (RFC 4380).
      return [dotted(parts[2], parts[3]), dotted(0xffff ^ (parts[6] ?? 0), 0xffff ^ (parts[7] ?? 0))];
    default:
      // ISATAP (RFC 5214): 0:5efe or, where the address inside is said to be unique, 200:5efe.
      return parts[5] === 0x5efe && ((parts[4] ?? 0) & ~0x200) === 0 ? [dotted(parts[6], parts[7])] : [];
  }
}
