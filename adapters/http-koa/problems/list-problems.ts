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
