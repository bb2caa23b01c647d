import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { EVENT_TYPES } from '../../../core/index.js';
import { aTenant, theService, type Json } from '../../support/a-service.js';

describe('The OpenAPI document, for clients that are made from it', () => {
  let document: Json;
  let schemas: Record<string, Json>;
  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
    schemas = document.components.schemas;
  });

  it('names the members of a profile in answers, and limits none of their texts', () => {
    for (const name of ['Candidate', 'CandidateRecord', 'ParsedResume'])
      expect(schemas[name].properties.profile.$ref, name).to.equal('#/components/schemas/ShownProfile');
    const { properties } = schemas['ShownProfile'];
    expect(Object.keys(properties as object)).to.deep.equal(Object.keys(schemas['Profile'].properties as object));
    expect(properties.basics.properties).to.include.keys('name', 'email', 'location', 'profiles');
    expect(properties.work.items.properties).to.include.keys('name', 'position', 'startDate', 'highlights');
    expect(JSON.stringify(schemas['ShownProfile'])).not.to.match(/max(?:Length|Items)/);
  });

  it('has a name for each enum that several schemas share', () => {
    for (const name of ['CandidateStatus', 'JobStatus', 'Band', 'Category', 'EventType', 'EmploymentType', 'PayUnit'])
      expect(schemas[name]?.enum, name).to.be.an('array');
    const inline = new Map<string, number>();
    walk(schemas, (schema) => {
      if (!Array.isArray(schema.enum) || Object.values(schemas).includes(schema)) return;
      const values = JSON.stringify(schema.enum);
      inline.set(values, (inline.get(values) ?? 0) + 1);
    });
    for (const { enum: values } of Object.values(schemas))
      if (values !== undefined) expect([...inline.keys()]).not.to.include(JSON.stringify(values));
  });

  it('has a name for each list', () => {
    const names = Object.values(document.paths as Record<string, Json>)
      .map(({ get }) => get?.responses['200']?.content['application/json']?.schema as Json)
      .filter((schema) => schema !== undefined)
      .map((schema) => (schema.$ref as string | undefined) ?? JSON.stringify(schema));
    expect(names).to.include.members(
      ['CandidateList', 'JobList', 'MatchList', 'EventList'].map((name) => `#/components/schemas/${name}`),
    );
    expect(names.filter((name) => name.includes('"hasMore"'))).to.deep.equal([]);
  });

  it('requires no member of a request that has a default', () => {
    const skill = schemas['Requirements'].properties.skills.items;
    expect(skill.properties.importance.default).to.equal('required');
    expect(skill.required).to.deep.equal(['name']);
  });

  it('describes every schema, and every member of every schema', () => {
    const bare: string[] = [];
    let members = 0;
    const visit = (schema: Json, path: string): void => {
      for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
        members += 1;
        if (!isDescribed(member, schemas)) bare.push(`${path}.${name}`);
        visit(member, `${path}.${name}`);
      }
      for (const part of partsOf(schema)) visit(part, path);
    };
    for (const [name, schema] of Object.entries(schemas)) {
      if (!isDescribed(schema, schemas)) bare.push(name);
      visit(schema, name);
    }
    expect(bare).to.deep.equal([]);
    expect(members).to.be.above(1000);
  });

  it('describes what subscribers are sent, for each type of event', () => {
    expect(Object.keys(document.webhooks as object)).to.deep.equal([...EVENT_TYPES]);
    for (const [type, { post }] of Object.entries(document.webhooks as Record<string, Json>)) {
      const names = (post.parameters as Json[]).filter(({ required }) => required).map(({ name }) => name as string);
      expect(names, type).to.deep.equal(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
      expect(post.requestBody.content['application/json'].example.type).to.equal(type);
    }
  });

  it('describes the events that there are, and has examples of them that are valid', async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ ...document, $id: 'document' });
    const validate = (event: Json) => {
      const { schema } = document.webhooks[event.type].post.requestBody.content['application/json'];
      const check = ajv.compile({ $ref: `document${schema.$ref as string}` });
      expect(check(event) ? [] : check.errors, JSON.stringify(event)).to.deep.equal([]);
      const known = schemas[(schema.$ref as string).split('/').at(-1)!].properties.data.properties ?? {};
      expect(Object.keys(known as object), event.type as string).to.include.members(Object.keys(event.data as object));
    };
    for (const { post } of Object.values(document.webhooks as Record<string, Json>))
      validate(post.requestBody.content['application/json'].example);

    const tenant = await aTenant();
    const { id } = await tenant.candidate({ profile: { basics: { name: 'Mara Lindqvist' } } });
    await tenant.candidate({ profile: { basics: { name: 'Mara Lindqvist' } }, resume: { text: 'Mara Lindqvist' } });
    const patched = await tenant.get(`/v1/candidates/${id as string}`);
    await tenant.patch(`/v1/candidates/${id as string}`, { tags: ['a'] }, { 'If-Match': patched.headers.etag });
    const job = await tenant.published();
    await tenant.post(`/v1/jobs/${job.id as string}/close`, { reason: 'filled' });
    await tenant.post(`/v1/jobs/${job.id as string}/reopen`);
    const webhook = await tenant.post('/v1/webhooks', {
      url: 'https://hooks.example.com/x',
      eventTypes: ['webhook.*'],
    });
    await tenant.post(`/v1/webhooks/${webhook.json.id as string}/ping`);
    await tenant.patch(`/v1/webhooks/${webhook.json.id as string}`, { status: 'disabled' });
    const events = (await tenant.get('/v1/events?limit=100')).json.data as Json[];
    expect(new Set(events.map(({ type }) => type as string)).size).to.be.above(8);
    for (const event of events) validate(event);
  });
});

/** By itself, by the schema that it refers to, or in each form that it can have. */
function isDescribed(schema: Json, schemas: Record<string, Json>): boolean {
  if (typeof schema.description === 'string' && schema.description !== '') return true;
  if (schema.$ref !== undefined) return isDescribed(schemas[(schema.$ref as string).split('/').at(-1)!], schemas);
  const forms = ((schema.anyOf ?? []) as Json[]).filter(({ type }) => type !== 'null');
  return forms.length > 0 && forms.every((form) => isDescribed(form, schemas));
}

function partsOf({ anyOf, oneOf, allOf, items, additionalProperties }: Json): Json[] {
  return [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? []), items, additionalProperties].filter(
    (part) => typeof part === 'object' && part !== null,
  );
}

function walk(value: Json, visit: (schema: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const member of Object.values(value as object)) walk(member, visit);
}
