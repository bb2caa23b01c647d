import { expect } from 'chai';
import {
  guardedLookup,
  urlRefusal,
  type AddressPolicy,
  type ResolvedAddress,
} from '../../../adapters/webhook-http/index.js';

const STRICT: AddressPolicy = { allowHttp: false, allowPrivateNetworks: false };
const PLAIN: AddressPolicy = { allowHttp: true, allowPrivateNetworks: false };
const LOCAL: AddressPolicy = { allowHttp: true, allowPrivateNetworks: true };

/** Refused by the text of the URL alone. */
const REFUSED: [form: string, urls: string[]][] = [
  [
    'what is no URL',
    ['', 'hooks.example.com', '//hooks.example.com', 'https://', 'https://[::1', 'https://a b.example.com'],
  ],
  [
    'another scheme than https',
    [
      'http://hooks.example.com',
      'ftp://hooks.example.com',
      'file:///etc/passwd',
      'gopher://hooks.example.com',
      'data:text/plain,x',
      'javascript:alert(1)',
      'ws://hooks.example.com',
      'blob:https://hooks.example.com/1',
    ],
  ],
  [
    'user information',
    [
      'https://user@hooks.example.com',
      'https://user:word@hooks.example.com',
      'https://:word@hooks.example.com',
      'https://hooks.example.com@127.0.0.1/',
      'https://hooks.example.com%40x@10.0.0.1/',
      'https://hooks.example.com:443@[::1]/',
    ],
  ],
  ['a fragment', ['https://hooks.example.com/#part', 'https://hooks.example.com/in?a=1#@127.0.0.1']],
  [
    'a port of another protocol',
    [0, 22, 23, 25, 53, 110, 143, 389, 587, 2049, 5060, 6000, 6667, 10080].map(
      (port) => `https://hooks.example.com:${String(port)}/in`,
    ),
  ],
  [
    'a port that there is not',
    ['https://hooks.example.com:65536', 'https://hooks.example.com:-1', 'https://hooks.example.com:x'],
  ],
  [
    'dotted IPv4 outside the public Internet',
    [
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '10.255.255.255',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.255.254',
      '169.254.0.1',
      '169.254.169.254',
      // Of clouds, in public ranges.
      ...[
        '168.63.129.16',
        '161.26.0.10',
        '166.8.1.1',
        '166.11.255.255',
        '199.36.153.4',
        '199.36.153.11',
        '100.100.100.200',
      ],
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.0.1',
      '198.18.0.1',
      '198.19.255.255',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
    ].map((host) => `https://${host}/latest/meta-data`),
  ],
  ['a trailing dot after IPv4', ['https://127.0.0.1./', 'https://2130706433./', 'https://0x7f.1./']],
  [
    'decimal IPv4',
    ['https://2130706433', 'https://0', 'https://1', 'https://167772161', 'https://2852039166', 'https://4294967295'],
  ],
  [
    'octal IPv4',
    [
      'https://0177.0.0.1',
      'https://017700000001',
      'https://0251.0376.0251.0376',
      'https://00000177.0.0.01',
      'https://012.0.0.1',
    ],
  ],
  [
    'hexadecimal IPv4',
    ['https://0x7f000001', 'https://0x7f.0x0.0x0.0x1', 'https://0xA9FEA9FE', 'https://0X0a.0.0.1', 'https://0x7f.1'],
  ],
  [
    'short IPv4',
    [
      'https://127.1',
      'https://127.0.1',
      'https://10.1',
      'https://192.168.257',
      'https://169.254.43518',
      'https://0x7f.0.1',
    ],
  ],
  [
    'IPv4 in other digits and signs',
    [
      'https://①②⑦.0.0.1',
      'https://127。0。0。1',
      'https://１２７.0.0.1',
      'https://%31%32%37.0.0.1',
      'https://127.0.0.%31',
    ],
  ],
  [
    'IPv6 outside the public Internet',
    [
      '::',
      '::1',
      '0:0:0:0:0:0:0:1',
      '::2',
      '::127.0.0.1',
      '::8.8.8.8',
      '100::1',
      '100:0:0:1::1',
      '2001:2::1',
      '2001:3::1',
      '2001:4:112::1',
      '2001:10::1',
      '2001:20::1',
      '2001:30::1',
      '2001:100::1',
      '2001:db8::1',
      '2620:4f:8000::1',
      '3fff::1',
      '3fff:fff::1',
      '4000::1',
      '5f00::1',
      '8000::1',
      'c000::1',
      'fc00::1',
      'fd12:3456:789a::1',
      'fe00::1',
      'fe80::1',
      'febf::1',
      'fec0::1',
      'ff02::1',
      'ff0e::1',
      'ffff::1',
    ].map((host) => `https://[${host}]/`),
  ],
  ['an address of one link only', ['https://[fe80::1%25eth0]/', 'https://[2606:4700::1111%25eth0]/']],
  [
    'IPv4-mapped with a private address inside',
    [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::FFFF:10.0.0.1',
      '::ffff:a9fe:a9fe',
      '::ffff:192.168.1.1',
      '::ffff:0.0.0.0',
      '0:0:0:0:0:ffff:100.64.0.1',
    ].map((host) => `https://[${host}]/`),
  ],
  ['IPv4-translated, whatever is inside', ['https://[::ffff:0:127.0.0.1]/', 'https://[::ffff:0:8.8.8.8]/']],
  [
    'NAT64 with a private address inside',
    ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::169.254.169.254', '64:ff9b::c0a8:101', '64:ff9b::0.0.0.0'].map(
      (host) => `https://[${host}]/`,
    ),
  ],
  [
    'NAT64 of a single network, whatever is inside and wherever',
    [
      '64:ff9b:1::7f00:1',
      '64:ff9b:1::10.0.0.1',
      '64:ff9b:1::8.8.8.8',
      '64:ff9b:1:7f00:0:100::',
      '64:ff9b:1:808:8:800::',
      '64:ff9b:1:ffff::1',
    ].map((host) => `https://[${host}]/`),
  ],
  ['what only looks like NAT64', ['https://[64:ff9b:2::8.8.8.8]/', 'https://[64:ff9b:0:1::8.8.8.8]/']],
  [
    '6to4 with a private address inside',
    ['2002:7f00:1::', '2002:a00:1::1', '2002:a9fe:a9fe::1', '2002:c0a8:101:1::1', '2002:6440:1::1', '2002::1'].map(
      (host) => `https://[${host}]/`,
    ),
  ],
  [
    'Teredo with a private client or server inside',
    [
      '2001:0:4136:e378:8000:63bf:80ff:fffe',
      '2001:0:808:808:0:0:f5ff:fffe',
      '2001:0:7f00:1:0:0:f7f7:f7f7',
      '2001:0:a00:1::f7f7:f7f7',
      '2001::',
    ].map((host) => `https://[${host}]/`),
  ],
  [
    'ISATAP with a private address inside',
    ['https://[2606:4700::5efe:10.0.0.1]/', 'https://[2606:4700::200:5efe:127.0.0.1]/'],
  ],
  [
    'names that stand for this machine or its network',
    [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'api.localhost',
      'printer.local',
      'printer.local.',
      'metadata.google.internal',
      'METADATA.GOOGLE.INTERNAL.',
      'db.svc.cluster.local',
      'wiki.intranet',
      'router.lan',
      'nas.home',
      'mail.corp',
      'box.home.arpa',
      'ｌｏｃａｌｈｏｓｔ',
      'loc%61lhost',
      'local\u00adhost',
    ].map((host) => `https://${host}/in`),
  ],
];

/** What means a public receiver, and may be tried. */
const TRIED = [
  'https://hooks.example.com',
  'https://hooks.example.com.',
  'https://hooks.example.com:8443/in?a=1&b=%23',
  'https://hooks.example.com:10443/',
  'https://HOOKS.example.com/In',
  'https://bücher.example/haken',
  'https://localhost.example.com',
  'https://locals.example.com',
  'https://127.0.0.1.example.com',
  'https://8.8.8.8',
  'https://134744072',
  'https://0x8.0x8.0x8.0x8',
  'https://[2606:4700::1111]',
  'https://[::ffff:8.8.8.8]',
  'https://[64:ff9b::8.8.8.8]',
  'https://[2002:808:808::1]',
  'https://[2001:0:808:808:0:0:f7f7:f7f7]',
  'https://[2606:4700::5efe:8.8.8.8]',
];

describe('The guard of addresses', () => {
  for (const [form, urls] of REFUSED) {
    it(`refuses ${form}`, () => {
      for (const url of urls) expect(urlRefusal(url, STRICT), url).to.be.a('string').and.not.equal('');
    });
  }

  it('refuses the same addresses where http is allowed', () => {
    for (const [form, urls] of REFUSED.filter(([each]) => each !== 'another scheme than https')) {
      for (const url of urls.map((each) => each.replace(/^https:/, 'http:')))
        expect(urlRefusal(url, PLAIN), `${form}: ${url}`).to.be.a('string');
    }
    expect(urlRefusal('http://hooks.example.com', PLAIN)).to.equal(undefined);
    expect(urlRefusal('ftp://hooks.example.com', PLAIN)).to.be.a('string');
  });

  it('lets public receivers be tried', () => {
    for (const url of TRIED) expect(urlRefusal(url, STRICT), url).to.equal(undefined);
  });

  it('lets private networks be called where the deployment allows them, user information and ports of other protocols never', () => {
    for (const url of [
      'http://127.0.0.1:8080/in',
      'http://localhost/in',
      'http://[::1]:8080/',
      'http://receiver.local/',
    ])
      expect(urlRefusal(url, LOCAL), url).to.equal(undefined);
    for (const url of ['http://user@127.0.0.1/', 'http://127.0.0.1:22/', 'http://127.0.0.1/#x'])
      expect(urlRefusal(url, LOCAL), url).to.be.a('string');
  });
});

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

describe('The guard of names', () => {
  const lookUp = (
    resolved: ResolvedAddress[],
    options: { all?: boolean; family?: number } = { all: true },
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      guardedLookup(STRICT, () => Promise.resolve(resolved))('hooks.example.com', options, (error, address, family) => {
        if (error) reject(error);
        else resolve(family === undefined ? address : [address, family]);
      });
    });
  const refusal = (resolved: ResolvedAddress[]): Promise<unknown> => lookUp(resolved).catch((error: unknown) => error);

  for (const [what, resolved] of [
    ['an address inside alone', [v4('10.0.0.1')]],
    ['a public address first and one inside after it', [v4('8.8.8.8'), v4('127.0.0.1')]],
    ['one inside first and a public address after it', [v4('169.254.169.254'), v4('8.8.8.8')]],
    ['a public IPv4 and an inner IPv6 address', [v4('8.8.8.8'), v6('::1')]],
    ['a public IPv6 and an inner IPv4 address', [v6('2606:4700::1111'), v4('192.168.0.1')]],
    ['an inner address wrapped in IPv6', [v6('::ffff:10.0.0.1')]],
    ['an inner address behind NAT64', [v6('64:ff9b::a00:1')]],
    ['an address of one link', [v6('fe80::1%eth0')]],
    ['the unspecified address', [v4('0.0.0.0')]],
    ['what is no address', [v4('somewhere')]],
    ['nothing', []],
  ] as [string, ResolvedAddress[]][]) {
    it(`refuses a name that resolves to ${what}`, async () => {
      expect(await refusal(resolved)).to.be.instanceOf(Error);
    });
  }

  it('checks the addresses of the other family too', async () => {
    const failed = await lookUp([v4('8.8.8.8'), v6('::1')], { family: 4 }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
  });

  it('returns the very addresses that it checked, in the form that is asked for', async () => {
    const both = [v4('8.8.8.8'), v6('2606:4700::1111')];
    expect(await lookUp(both)).to.deep.equal(both);
    expect(await lookUp(both, {})).to.deep.equal(['8.8.8.8', 4]);
    expect(await lookUp(both, { family: 6 })).to.deep.equal(['2606:4700::1111', 6]);
  });
});
