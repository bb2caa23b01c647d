import { PROBLEMS } from './problem-table.js';

/** `GET /problems`: every code with its status, title and meaning. */
export function listProblems(): { object: 'list'; data: unknown[]; hasMore: false; nextCursor: null } {
  return {
    object: 'list',
    data: [...PROBLEMS.values()].map(({ code, status, title, meaning }) => ({
      type: `/problems#${code}`,
      code,
      status,
      title,
      meaning,
    })),
    hasMore: false,
    nextCursor: null,
  };
}

/** The same as HTML, each code at its anchor, so that `type` of a problem opens its entry in a browser. */
export function problemsAsHtml(): string {
  const entries = [...PROBLEMS.values()].map(
    ({ code, status, title, meaning }) =>
      `<h2 id="${code}"><code>${code}</code></h2>\n<p>${String(status)} – ${escapeHtml(title)}. ${escapeHtml(meaning)}</p>`,
  );
  return `<h1>Problems</h1>\n${entries.join('\n')}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
