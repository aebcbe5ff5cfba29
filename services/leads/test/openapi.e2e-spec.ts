import { apiPaths } from '@agency/contracts';
import { openApiFaults } from '@agency/testing/openapi-faults';
import { signIn } from '@agency/testing/sign-in';
import { uploadsOf } from '@agency/testing/upload-routes';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startLeads } from './leads-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startLeads();
});

const ask = (headers = {}) => app.inject({ url: `${apiPaths.openApi}/leads`, headers });

it('should describe every route and its answer, as OpenAPI requires', async () => {
  expect(await openApiFaults(app)).toEqual([]);
});

it('should describe its routes to the owner only', async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(await signIn(['rankings']))).statusCode).toBe(401);
  expect((await ask(await signIn(['admin']))).statusCode).toBe(200);
});

it('should say who may use a route, what it takes and what it answers', async () => {
  const { paths, components } = (await ask(await signIn(['admin']))).json();
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const json = (schema: object) => ({ 'application/json': { schema } });
  expect(paths['/api/contacts'].post).toMatchObject({
    security: [],
    requestBody: { content: json(ref('CreateLeadRequest')) },
    responses: { 201: { content: json(ref('CreateLeadResponse')) } },
  });
  expect(paths['/api/contacts'].get).toMatchObject({
    security: [{ session: [] }],
    parameters: expect.arrayContaining([
      { name: 'search', in: 'query', required: false, schema: ref('SearchText') },
    ]),
    responses: { 200: { content: json({ type: 'array', items: ref('ListedLead') }) } },
  });
  expect(paths['/api/contacts/{id}'].patch.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: ref('LeadId') },
  ]);
  expect(paths['/api/session/{gate}'].delete.responses[204]).not.toHaveProperty('content');
  expect(components.schemas.Lead.properties.createdAt).toEqual({
    type: 'string',
    format: 'date-time',
  });
});

it('should take files only at the routes that the contract lists, which the gateway lets pass', () => {
  const { taken, declared, listed } = uploadsOf(app, 'leads');
  expect(taken).toEqual(listed);
  expect(declared).toEqual(listed);
});
