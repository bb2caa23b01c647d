import { nameOf, type MatchReport, type ShownCandidate, type ShownMatch } from './matched-candidates.js';

/** Text and values come from resumes and ads: nothing of them is markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

const STYLE = `
:root { --ink: #1c2230; --soft: #5b6475; --line: #d9dee8; --bar: #2f6fde; --weak: #c9d3e6; --good: #1b7a43; --bad: #a4322b; --open: #8a6d1d; }
* { box-sizing: border-box; } html { font-size: 15px; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; color: var(--ink); background: #fff; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 0; }
.about { color: var(--soft); margin: .2rem 0 1.6rem; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin: 0 0 1.25rem; break-inside: avoid; }
header { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
.score { font-size: 1.5rem; font-weight: 700; white-space: nowrap; } .band { color: var(--soft); font-size: .9rem; font-weight: 400; }
.label { color: var(--soft); }
.bars { display: grid; grid-template-columns: 9.5rem 1fr 5.5rem; gap: .3rem .8rem; margin: .9rem 0; align-items: center; }
.track { height: .7rem; background: var(--weak); border-radius: 4px; overflow: hidden; }
.open { background: none; border: 1px dashed var(--weak); }
.track i { display: block; height: 100%; background: var(--bar); }
.number { text-align: right; font-variant-numeric: tabular-nums; color: var(--soft); font-size: .9rem; }
dl { display: grid; grid-template-columns: 9.5rem 1fr; gap: .25rem .8rem; margin: .6rem 0; } dt { color: var(--soft); } dd { margin: 0; }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 999px; padding: 0 .55rem; margin: 0 .25rem .25rem 0; font-size: .88rem; }
.found { border-color: var(--good); color: var(--good); } .missing { border-color: var(--bad); color: var(--bad); } .adjacent { border-color: var(--open); color: var(--open); }
.pass { color: var(--good); } .fail { color: var(--bad); } .unknown { color: var(--open); }
blockquote { margin: .3rem 0; padding-left: .8rem; border-left: 3px solid var(--line); color: var(--soft); white-space: pre-line; }
footer { color: var(--soft); font-size: .85rem; }
@media print { html { font-size: 11px; } body { max-width: none; padding: 0; } article { border-color: #999; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
@page { margin: 16mm; }
`;

/** A page that needs nothing beside itself: no script, no font, no picture. */
export function matchPage({ job, matches }: MatchReport, at: Date): string {
  const [first] = matches;
  const versions = first ? ` · engine ${first.match.engineVersion}, taxonomy ${first.match.taxonomyVersion}` : '';
  const people = matches.map(({ match, candidate }, index) => personOf(match, candidate, index + 1));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(job.title)}: matches</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(job.title)}</h1>
<p class="about">${matches.length === 1 ? 'The best match' : `The ${String(matches.length)} best matches`} · ${at.toISOString().slice(0, 10)} · ${escaped(job.id)}</p>
${people.length > 0 ? people.join('\n') : '<p>No candidate can be matched.</p>'}
<footer>A score compares what is known of a candidate with what the job asks for. It decides nothing by itself.${escaped(versions)}</footer>
</body>
</html>
`;
}

function personOf(match: ShownMatch, candidate: ShownCandidate, rank: number): string {
  const { label, location } = candidate.profile.basics ?? {};
  const about = [label, location?.city].filter((text) => text !== undefined).join(' · ');
  return `<article>
<header><div><h2>${String(rank)}. ${escaped(nameOf(candidate))}</h2><span class="label">${escaped(about)}</span></div>
<div class="score">${String(match.score)} <span class="band">${escaped(match.band.replace('_', ' '))}</span></div></header>
<div class="bars">${match.categories.map(barOf).join('')}</div>
<dl>${skillsOf(match)}${constraintsOf(match)}</dl>
<p>${escaped(match.explanation)}</p>
${quotesOf(match, candidate)}
</article>`;
}

/** One that the job does not ask for weighs nothing. */
function barOf({ category, weight, appliedWeight, score }: ShownMatch['categories'][number]): string {
  if (weight === 0) return '';
  const width = Math.max(0, Math.min(100, score ?? 0));
  const shown = score === null ? 'no data' : `${String(score)} × ${String(appliedWeight)}`;
  const track = score === null ? 'track open' : 'track';
  return `<span>${escaped(category)}</span><div class="${track}" role="img" aria-label="${escaped(category)}: ${escaped(shown)}"><i style="width:${String(width)}%"></i></div><span class="number">${escaped(shown)}</span>`;
}

function skillsOf({ categories }: ShownMatch): string {
  const skills = categories.find(({ category }) => category === 'skills');
  if (!skills) return '';
  const adjacent = skills.adjacent.map(({ wanted, has }) => `${has} for ${wanted}`);
  return [chips('found', skills.found), chips('adjacent', adjacent), chips('missing', skills.missing)].join('');
}

function chips(kind: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return `<dt>${kind}</dt><dd>${names.map((name) => `<span class="chip ${kind}">${escaped(name)}</span>`).join('')}</dd>`;
}

function constraintsOf({ constraints }: ShownMatch): string {
  return constraints
    .map(({ name, outcome, detail }) => {
      const kind = ['pass', 'fail'].includes(outcome) ? outcome : 'unknown';
      return `<dt>${escaped(inWords(name))}</dt><dd><span class="${kind}">${escaped(outcome)}</span> ${escaped(detail)}</dd>`;
    })
    .join('');
}

/** "workAuthorization" as a person reads it. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** More of them would bury the rest. */
const MOST_QUOTES = 4;

/** What the resume says at the places that the score rests on. */
function quotesOf({ categories }: ShownMatch, { intelligence }: ShownCandidate): string {
  const pointers = new Set(
    categories.flatMap(({ evidence }) =>
      evidence.flatMap(({ effect, pointer }) => (effect === 'positive' && pointer !== null ? [pointer] : [])),
    ),
  );
  const quotes = (intelligence?.evidence ?? [])
    .filter(({ fact }) => [...pointers].some((pointer) => fact === pointer || fact.startsWith(`${pointer}/`)))
    .map(({ quote }) => quote);
  return [...new Set(quotes)]
    .slice(0, MOST_QUOTES)
    .map((quote) => `<blockquote>${escaped(quote)}</blockquote>`)
    .join('\n');
}
