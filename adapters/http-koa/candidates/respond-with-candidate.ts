import type { Application, Caller, CandidateView, SimilarCandidate } from '../../../core/index.js';
import { mergeProfile } from '../../../core/spi.js';
import { shownCandidate } from '../audit/shown.js';
import type { RouteResponse } from '../route.js';
import { JSON_RESUME, toJsonResume } from '../standards/json-resume.js';
import { presentCandidate, presentSimilar, serializeCandidate } from './presenter.js';

/** The candidate with its intelligence and its version. */
export function respondWithCandidate(
  view: CandidateView,
  status = 200,
  headers: Record<string, string> = {},
): RouteResponse<never> {
  const { id, version } = view.candidate;
  const response: RouteResponse<never> = { status, body: serializeCandidate(view), version, headers, resourceId: id };
  // Without spreading: each GET of a candidate comes here.
  const { shown } = shownCandidate(view);
  if (shown) response.shown = shown;
  return response;
}

/** The same in the form that the caller asks for: as a JSON Resume, without what identifies the candidate, or both. */
export async function respondInForm(
  app: Application,
  { tenantId }: Pick<Caller, 'tenantId'>,
  view: CandidateView,
  { standard, blind }: { standard?: true | undefined; blind: boolean },
): Promise<RouteResponse<never>> {
  if (!standard && !blind) return respondWithCandidate(view);
  const shown = blind ? { ...view, candidate: (await app.viewBlind.whole(tenantId, view.candidate)).candidate } : view;
  const { id, version } = view.candidate;
  return {
    status: 200,
    body: JSON.stringify(standard ? asJsonResume(shown) : presentCandidate(shown)),
    ...(standard && { headers: { 'Content-Type': JSON_RESUME } }),
    version,
    variant: [...(standard ? ['jsonresume'] : []), ...(blind ? ['blind'] : [])].join('.'),
    resourceId: id,
    ...shownCandidate(view),
  };
}

/** The merged profile, with what only the standard has a place for. */
function asJsonResume({ candidate: { callerLayer, resumeLayer, customFields } }: CandidateView): object {
  return toJsonResume(mergeProfile(callerLayer, resumeLayer), customFields);
}

/** Without what identifies either of the two. */
export async function presentSimilarBlind(
  app: Application,
  caller: Caller,
  id: string,
  similar: readonly SimilarCandidate[],
): Promise<ReturnType<typeof presentSimilar>[]> {
  const { candidate } = await app.getCandidate.execute(caller, { id });
  const [own, ...others] = await app.viewBlind.records([candidate, ...similar.map((each) => each.candidate)]);
  return similar.map((each, at) => {
    const other = others[at]!;
    const { shared, differences } = own!.mask(other.mask({ shared: each.shared, differences: each.differences }));
    return presentSimilar({ ...each, shared, differences, candidate: other.candidate });
  });
}
