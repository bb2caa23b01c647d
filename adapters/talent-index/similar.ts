import type { SimilarQuery, Taxonomy } from '../../core/index.js';
import {
  cosine,
  levelNearness,
  likeness,
  occupationNearness,
  skillNorm,
  tellingWeight,
} from '../../core/matching/similarity.js';
import { Holders } from './holders.js';
import { keyOf } from './lexicon.js';
import { OccupationLists } from './occupation-lists.js';
import type { Pass, PoolView } from './pass.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from './postings.js';
import { DEAD_SHAPE, hasOccupations, listsSkills, seniorityOf, statusNumber, statusNumberOf } from './shape.js';
import { TopK } from './top-k.js';

/** The candidates most like one: dot products and nearness from posting lists, put together by the core's formula. */
export function similarPass(
  pool: PoolView,
  query: SimilarQuery,
  taxonomy: Taxonomy,
): Pass<{ candidateId: string; score: number }[]> {
  const { to, skillId, limit } = query;
  const { lexicon } = pool;
  const except = new Set(query.exceptIds);
  const holders = skillId === undefined ? null : new Holders(skillId, lexicon, taxonomy);
  const top = new TopK(limit, (document) => pool.idOf(document));
  // Features list skills by id: added in that order, a dot product is the core's to the last bit.
  const ids = [...new Set(to.skills.map(({ id }) => id))];
  const norm = skillNorm(ids, taxonomy);
  const vector = [...ids].sort().flatMap((id) => {
    const number = lexicon.skills.find(id);
    return number === undefined ? [] : [{ key: keyOf('skills', number), square: tellingWeight(id, taxonomy) ** 2 }];
  });
  const occupations = new OccupationLists(lexicon, (occupation) => occupationNearness(to.occupations, [occupation]));
  const dots = new Float64Array(BLOCK_SIZE);
  const nearness = new Float64Array(BLOCK_SIZE);

  const shapes = lexicon.shapes.values;
  const levels = shapes.map((shape) => {
    const level = seniorityOf(shape);
    return to.seniority && level ? levelNearness(to.seniority, level) : null;
  });
  const scoreOf = (shape: number, dot: number, near: number, otherNorm: number): number =>
    likeness(
      ids.length > 0 && listsSkills(shapes[shape]!) ? cosine(dot, norm, otherNorm) : null,
      to.occupations.length > 0 && hasOccupations(shapes[shape]!) ? near : null,
      levels[shape]!,
    );
  const wanted = query.status === undefined ? null : statusNumber(query.status);
  const isAsked = shapes.map((shape) => shape !== DEAD_SHAPE && (wanted === null || statusNumberOf(shape) === wanted));
  /** Of those who share neither skill nor field. */
  const apart = Float64Array.from(isAsked, (asked, shape) => (asked ? scoreOf(shape, 0, 0, 1) : -1));
  let least = query.minScore ?? 0;

  return {
    visit(block, number) {
      dots.fill(0);
      for (const { key, square } of vector) {
        const list = block.postings.list(key);
        if (!list) continue;
        const { words, from, to: end } = list;
        for (let at = from; at < end; at += 1) dots[words[at]! & SLOT_MASK]! += square;
      }
      occupations.writeTo(nearness.fill(0), block);
      holders?.read(block);
      for (let slot = 0; slot < block.count; slot += 1) {
        const shape = block.shapes[slot]!;
        const dot = dots[slot]!;
        const near = nearness[slot]!;
        const isApart = dot === 0 && near === 0;
        if (isApart ? apart[shape]! < least : !isAsked[shape]) continue;
        const score = isApart ? apart[shape]! : scoreOf(shape, dot, near, block.norms[slot]!);
        if (score <= 0 || score < least) continue;
        if ((holders && holders.marks[slot] === 0) || except.has(block.ids.of(slot))) continue;
        if (top.offer(score, (number << SLOT_BITS) | slot)) least = Math.max(least, top.leastScore ?? 0);
      }
    },
    result: () => top.sorted().map(({ candidateId, score }) => ({ candidateId, score })),
  };
}
