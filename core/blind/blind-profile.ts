import type { Profile } from '../candidate/profile.js';

/** A profile without what names, locates or dates the person: name, contact, photo, links, address below the city, schools and the dates of studies. Its texts are as they were. */
export function blindProfile(profile: Profile): Profile {
  const blind: Record<string, unknown> = {};
  for (const [section, value] of Object.entries(profile) as [keyof Profile, unknown][])
    blind[section] = section === 'basics' ? blindBasics(profile.basics ?? {}) : blindEntries(section, value);
  return blind;
}

function blindBasics({ label, summary, location }: NonNullable<Profile['basics']>): Profile['basics'] {
  const { city, region, countryCode } = location ?? {};
  const place = {
    ...(city !== undefined && { city }),
    ...(region !== undefined && { region }),
    ...(countryCode !== undefined && { countryCode }),
  };
  return {
    ...(label !== undefined && { label }),
    ...(summary !== undefined && { summary }),
    ...(Object.keys(place).length > 0 && { location: place }),
  };
}

const LEFT_OUT: Readonly<Partial<Record<keyof Profile, ReadonlySet<string>>>> = {
  education: new Set(['url', 'institution', 'startDate', 'endDate']),
};
const LINKS: ReadonlySet<string> = new Set(['url']);

function blindEntries(section: keyof Profile, entries: unknown): unknown {
  const leftOut = LEFT_OUT[section] ?? LINKS;
  return (entries as object[]).map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !leftOut.has(name))),
  );
}

/** Whether a pointer below the candidate, such as `/profile/basics/name`, leads to what is left out. */
export function isLeftOut(pointer: string): boolean {
  const [, , section, ...rest] = pointer.split('/');
  if (section === 'basics') return !/^(?:label|summary|location\/(?:city|region|countryCode))$/.test(rest.join('/'));
  const [, member = ''] = rest;
  return (LEFT_OUT[section as keyof Profile] ?? LINKS).has(member);
}
