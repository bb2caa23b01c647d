import { z } from 'zod';
import type { Application } from '../../../core/index.js';
import { type Occupation, occupationCodes, skillCodes, type TaxonomySkill } from '../../../core/spi.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { listExample } from '../schema/list-schema.js';
import {
  lookUpQuery,
  occupationExample,
  occupationListSchema,
  occupationSchema,
  skillExample,
  skillListSchema,
  skillSchema,
  taxonomyExample,
} from './schema.js';

const idParams = z.object({ id: z.string().meta({ description: 'The id of the entry, such as `postgresql`.' }) });
const common = { tag: 'Taxonomy', scope: 'read', ratePolicy: 'read', blind: [] } as const;

export function taxonomyRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/skills',
      operationId: 'listSkills',
      summary: 'Look skills up',
      description:
        'The skills of the taxonomy by name, or with `q` those that it finds, as somebody types it. Use the names in `requirements.skills`.',
      query: lookUpQuery,
      response: {
        status: 200,
        description: 'A page of skills.',
        schema: skillListSchema,
        example: { ...listExample(skillExample), taxonomy: taxonomyExample },
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { q } = request.query;
        const offset = decodePosition<number>(codec, request);
        const page = await app.listSkills.execute({
          ...(q !== undefined && { q }),
          ...(offset !== undefined && { offset }),
          limit: pageSize(request.query),
        });
        const rows = { data: page.data.map(presentSkill), next: page.next };
        return listResponse(codec, request, rows, { taxonomy: page.taxonomy });
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/skills/:id',
      operationId: 'getSkill',
      summary: 'Fetch a skill',
      description: 'One skill of the taxonomy by its id.',
      params: idParams,
      response: { status: 200, description: 'The skill.', schema: skillSchema, example: skillExample },
      problems: ['not_found'],
      async handle({ params }) {
        return { status: 200, body: presentSkill(await app.getSkill.execute(params)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/occupations',
      operationId: 'listOccupations',
      summary: 'Look occupations up',
      description: 'The occupations of the taxonomy by label, or with `q` those that it finds, as somebody types it.',
      query: lookUpQuery,
      response: {
        status: 200,
        description: 'A page of occupations.',
        schema: occupationListSchema,
        example: { ...listExample(occupationExample), taxonomy: taxonomyExample },
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { q } = request.query;
        const offset = decodePosition<number>(codec, request);
        const page = await app.listOccupations.execute({
          ...(q !== undefined && { q }),
          ...(offset !== undefined && { offset }),
          limit: pageSize(request.query),
        });
        const rows = { data: page.data.map(presentOccupation), next: page.next };
        return listResponse(codec, request, rows, { taxonomy: page.taxonomy });
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/occupations/:id',
      operationId: 'getOccupation',
      summary: 'Fetch an occupation',
      description: 'One occupation of the taxonomy by its id.',
      params: idParams,
      response: { status: 200, description: 'The occupation.', schema: occupationSchema, example: occupationExample },
      problems: ['not_found'],
      async handle({ params }) {
        return { status: 200, body: presentOccupation(await app.getOccupation.execute(params)) };
      },
    }),
  ];
}

function presentSkill(skill: TaxonomySkill): z.output<typeof skillSchema> {
  const { id, name, type, broader, aliases, narrower } = skill;
  const isNarrower = new Set(narrower);
  return {
    id,
    object: 'skill',
    name,
    type,
    codes: skillCodes(skill),
    broader: [...broader],
    forms: aliases.filter((form) => !isNarrower.has(form)),
    narrower: [...narrower],
  };
}

function presentOccupation(occupation: Occupation): z.output<typeof occupationSchema> {
  const { id, label, family, titles } = occupation;
  return { id, object: 'occupation', label, family, codes: occupationCodes(occupation), titles: [...titles] };
}
