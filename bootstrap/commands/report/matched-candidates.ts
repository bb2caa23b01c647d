import type { ServiceClient } from '../remote/service-client.js';

/** A match as the service shows it: the members that a report has. */
export interface ShownMatch {
  candidateId: string;
  score: number;
  potential: number;
  band: string;
  categories: {
    category: string;
    /** 0: the job does not ask for it. */
    weight: number;
    appliedWeight: number;
    score: number | null;
    found: string[];
    missing: string[];
    adjacent: { wanted: string; has: string; credit: number }[];
    evidence: { fact: string; effect: string; pointer: string | null }[];
  }[];
  constraints: { name: string; outcome: string; detail: string }[];
  explanation: string;
  engineVersion: string;
  taxonomyVersion: string;
}

export interface ShownCandidate {
  id: string;
  externalId: string | null;
  profile: { basics?: { name?: string; label?: string; location?: { city?: string } } };
  intelligence: { evidence: { fact: string; quote: string }[] } | null;
}

export interface ShownJob {
  id: string;
  title: string;
}

/** A job with its best matches and who they are. */
export interface MatchReport {
  job: ShownJob;
  matches: { match: ShownMatch; candidate: ShownCandidate }[];
}

/** At most so many candidates of a list are fetched at the same time. */
const AT_ONCE = 4;

export async function matchedCandidates(client: ServiceClient, jobId: string, limit: number): Promise<MatchReport> {
  const path = `/v1/jobs/${encodeURIComponent(jobId)}`;
  const job = await client.get<ShownJob>(path);
  const { data } = await client.get<{ data: ShownMatch[] }>(`${path}/candidates?limit=${String(limit)}`);
  const matches: MatchReport['matches'] = [];
  for (let at = 0; at < data.length; at += AT_ONCE) {
    const some = data.slice(at, at + AT_ONCE).map(async (match) => ({
      match,
      candidate: await client.get<ShownCandidate>(`/v1/candidates/${match.candidateId}`),
    }));
    matches.push(...(await Promise.all(some)));
  }
  return { job, matches };
}

/** What a person is called in a report. */
export function nameOf({ profile, externalId, id }: ShownCandidate): string {
  return profile.basics?.name ?? externalId ?? id;
}
