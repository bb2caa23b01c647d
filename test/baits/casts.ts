import { FILE_BAITS } from './files/index.js';
import { REQUEST_BAITS } from './requests/index.js';
import { json, type BaitRequest, type BaitWorld } from './request-bait.js';
import { inResume, TEXT_BAITS } from './texts.js';

/** One request with a bait in it. */
export interface Cast {
  name: string;
  make(world: BaitWorld): Promise<BaitRequest>;
}

export interface Sizes {
  /** Of a text that means a resume. At most 200,000. */
  resume: number;
  /** Of the description of a job. At most 100,000. */
  description: number;
  /** At how many of the places that take a text each text is thrown, in turn; at all where it is not said. */
  places?: number;
}

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=bait-boundary' };
/** As base64, as multipart and as a new resume of a candidate who has one, in turn. */
const WAYS = ['base64', 'multipart', 'patch'] as const;

export function casts(sizes: Sizes): Cast[] {
  const files = FILE_BAITS.map(({ name, filename, make }, at): Cast => {
    const way = WAYS[at % WAYS.length]!;
    return {
      name: `${name}, as ${way}`,
      make: async ({ candidate }) => {
        const bytes = Buffer.from(await make());
        if (way === 'multipart') return multipart(filename, bytes);
        const body = { resume: { filename, contentBase64: bytes.toString('base64') } };
        return way === 'base64'
          ? json('POST', '/v1/candidates', body)
          : json('PATCH', `/v1/candidates/${candidate}`, body);
      },
    };
  });
  const requests = REQUEST_BAITS.map(({ name, make }): Cast => ({
    name,
    make: (world) => Promise.resolve(make(world)),
  }));
  return [...files, ...TEXT_BAITS.flatMap((bait, at) => textCasts(bait, sizes, at)), ...requests];
}

/** A text, wherever a text is taken. */
function textCasts(
  { name, make }: (typeof TEXT_BAITS)[number],
  { resume, description, places }: Sizes,
  at: number,
): Cast[] {
  const cast = (where: string, request: (world: BaitWorld) => BaitRequest): Cast => ({
    name: `${name}, as ${where}`,
    make: (world) => Promise.resolve(request(world)),
  });
  const short = (most: number): string => make(most).slice(0, most).toWellFormed();
  // Every other one on lines as people write them: what is quadratic in lines is not what is quadratic in a line.
  const body = (): string => inResume(make(resume - 200).toWellFormed(), at % 2 === 0 ? Infinity : 80);
  const fields = (): object => ({ title: `Baker ${short(200)}`, description: make(description).toWellFormed() });
  const all = [
    cast('a resume', () => json('POST', '/v1/candidates', { resume: { text: body() } })),
    cast('a new job', () => json('POST', '/v1/jobs', fields())),
    cast('a changed job', ({ job }) => json('PATCH', `/v1/jobs/${job}`, fields())),
    cast('a profile', ({ candidate }) => json('PATCH', `/v1/candidates/${candidate}`, profile(short))),
    cast('words to look for', () =>
      query('/v1/candidates', { q: `a${short(400)}`, skill: `x${short(150)}`, tag: `x${short(90)}` }),
    ),
    cast('a skill to look for', ({ publishedJob }) =>
      query(`/v1/jobs/${publishedJob}/candidates`, { skill: `x${short(190)}` }),
    ),
  ];
  return [...all, ...all].slice(at % all.length).slice(0, places ?? all.length);
}

function profile(short: (most: number) => string): object {
  return {
    profile: {
      basics: { name: `Mara ${short(200)}`, label: short(200), summary: short(8_000) },
      work: [
        {
          name: short(200),
          position: `Baker ${short(200)}`,
          startDate: '2019-01',
          summary: short(8_000),
          highlights: [short(1_500)],
        },
      ],
      education: [{ institution: short(200), area: short(200), studyType: short(200) }],
      skills: [{ name: `x${short(150)}`, keywords: [`x${short(150)}`] }],
      languages: [{ language: short(90), fluency: short(150) }],
      certificates: [{ name: short(200) }],
    },
    suppressedSkills: [`x${short(150)}`],
    tags: [`x${short(90)}`],
  };
}

const query = (path: string, values: Record<string, string>): BaitRequest => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(values).toString()}`,
});

function multipart(filename: string, bytes: Buffer): BaitRequest {
  const head = `--bait-boundary\r\nContent-Disposition: form-data; name="resume"; filename="${filename}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--bait-boundary--\r\n')]);
  return { method: 'POST', path: '/v1/candidates', headers: MULTIPART, body };
}
