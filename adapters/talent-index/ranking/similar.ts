import type { Taxonomy } from '../../../core/index.js';
import {
  cosine,
  idfWeight,
  levelProximity,
  likeness,
  occupationProximity,
  type SimilarQuery,
  skillNorm,
  titleNorm,
  valuesOf,
} from '../../../core/spi.js';
import { DotProducts } from '../postings/dot-products.js';
import { Holders } from '../postings/holders.js';
import { keyOf } from '../columns/posting-keys.js';
import { OccupationLists } from '../postings/occupation-lists.js';
import type { Pass, PoolView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_BITS } from '../postings/postings.js';
import {
  DEAD_SHAPE,
  hasOccupations,
  listsSkills,
  seniorityOf,
  statusNumber,
  statusNumberOf,
} from '../columns/shape.js';
import { TopK } from './top-k.js';

/** The candidates most like one: dot products and nearness from posting lists, put together by the core's formula. */
export function similarPass(
  pool: PoolView,
  query: SimilarQuery,
  taxonomy: Taxonomy,
): Pass<{ candidateId: string; score: number }[]> {
  const { to, limit } = query;
  const skillIds = valuesOf(query.skillId);
  const { lexicon } = pool;
  const except = new Set(query.exceptIds);
  const holders = skillIds ? new Holders(skillIds, lexicon, taxonomy) : null;
  const top = new TopK(limit, (document) => pool.idOf(document));
  const ids = [...new Set(to.skills.map(({ id }) => id))];
  const ownSkillNorm = skillNorm(ids, taxonomy);
  const skills = new DotProducts(
    ids.flatMap((id) => {
      const number = lexicon.skills.find(id);
      return number === undefined ? [] : [{ key: keyOf('skills', number), weight: idfWeight(id, taxonomy) ** 2 }];
    }),
    false,
  );
  const titleWords = to.titleWords ?? [];
  const ownTitleNorm = titleNorm(titleWords);
  const titles = new DotProducts(
    titleWords.flatMap(({ word, weight }) => {
      const number = lexicon.titleWords.find(word);
      return number === undefined ? [] : [{ key: keyOf('titleWords', number), weight }];
    }),
    true,
  );
  const near = lexicon.occupations.of(
    to.occupations.map(({ id }) => id),
    to.occupations.map(({ family }) => family),
  );
  const occupations = new OccupationLists(
    lexicon,
    near,
    (occupation) => (weight) => occupationProximity(to.occupations, [{ ...occupation, weight }]),
  );
  const nearness = new Float64Array(BLOCK_SIZE);

  const shapes = lexicon.shapes.values;
  const levels = shapes.map((shape) => {
    const level = seniorityOf(shape);
    return to.seniority && level ? levelProximity(to.seniority, level) : null;
  });
  const scoreOf = (shape: number, skillCosine: number, titleCosine: number | null, near: number): number =>
    likeness(
      ids.length > 0 && listsSkills(shapes[shape]!) ? skillCosine : null,
      titleCosine,
      to.occupations.length > 0 && hasOccupations(shapes[shape]!) ? near : null,
      levels[shape]!,
    );
  const wanted = valuesOf(query.status)?.map(statusNumber);
  const isQueried = shapes.map((shape) => shape !== DEAD_SHAPE && wanted?.includes(statusNumberOf(shape)) !== false);
  /** Of those who share neither skill nor word nor field: where titles cannot be compared, and where they can. */
  const apart = [null, 0].map((titleCosine) =>
    Float64Array.from(isQueried, (isWanted, shape) => (isWanted ? scoreOf(shape, 0, titleCosine, 0) : -1)),
  );
  let least = query.minScore ?? 0;

  return {
    visit(block, number) {
      skills.read(block);
      titles.read(block);
      occupations.writeTo(nearness.fill(0), block);
      holders?.read(block);
      for (let slot = 0; slot < block.count; slot += 1) {
        const shape = block.shapes[slot]!;
        const dot = skills.values[slot]!;
        const titleDot = titles.values[slot]!;
        const near = nearness[slot]!;
        const isApart = dot === 0 && titleDot === 0 && near === 0;
        const otherNorm = block.titleNorms.of(slot);
        const hasTitles = ownTitleNorm > 0 && otherNorm > 0;
        const apartScore = apart[hasTitles ? 1 : 0]![shape]!;
        if (isApart ? apartScore < least : !isQueried[shape]) continue;
        const score = isApart
          ? apartScore
          : scoreOf(
              shape,
              cosine(dot, ownSkillNorm, block.skillNorms.of(slot)),
              hasTitles ? cosine(titleDot, ownTitleNorm, otherNorm) : null,
              near,
            );
        if (score <= 0 || score < least) continue;
        if ((holders && holders.marks[slot] === 0) || except.has(block.ids.of(slot))) continue;
        if (top.offer(score, (number << SLOT_BITS) | slot)) least = Math.max(least, top.leastScore ?? 0);
      }
    },
    result: () => top.sorted().map(({ candidateId, score }) => ({ candidateId, score })),
  };
}
