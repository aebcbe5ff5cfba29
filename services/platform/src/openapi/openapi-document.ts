import * as contracts from '@agency/contracts';
import { apiErrorBodySchema } from '@agency/contracts';
import * as z from 'zod';
import type { RouteDescription } from '../routes/describe-routes.js';
import { cookieName } from '../session/owner-cookies.service.js';

/**
 * A service's API as an OpenAPI 3.1 document, generated from the contracts that the service parses with. The session
 * cookie has its name behind TLS. Why not `@nestjs/swagger`: docs/decisions/001.
 */
export function openApiDocument(service: string, routes: readonly RouteDescription[]): object {
  const schemas = new ContractSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `The ${service} service`,
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    // Relative to the document's own address.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.referencedFrom(paths),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', 'https') },
      },
    },
  };
}

function operation(route: RouteDescription, schemas: ContractSchemas) {
  const taken = route.upload
    ? files(route.upload.contentTypes)
    : route.body && json(schemas.describe(route.body));
  const body = taken && { requestBody: { required: true, content: taken } };
  return {
    operationId: route.name.replace('Controller', ''),
    summary: route.summary,
    security: security(route),
    parameters: [...pathParameters(route, schemas), ...queryParameters(route, schemas)],
    ...body,
    responses: {
      [route.status]: { description: 'Success', ...content(route, schemas) },
      ...errorResponses(route, schemas),
    },
  };
}

/** The errors that follow from a route's declaration; the ranges cover any others. */
function errorResponses(route: RouteDescription, schemas: ContractSchemas) {
  const { method, access, body, query, path, isRateLimited } = route;
  const descriptions = {
    ...((body || query) && { 400: 'A field is missing or invalid; `errors` names it' }),
    ...(access?.who === 'owner' && { 401: 'The owner is not logged in' }),
    ...(method !== 'get' && { 403: 'The request comes from another site' }),
    ...(path.includes(':') && { 404: 'There is no such record' }),
    ...(isRateLimited && { 429: 'Too many requests; `Retry-After` says when to try again' }),
    '4XX': 'Refused; `message` says why, in a sentence that a visitor may read',
    '5XX': 'Failed; `message` is fit for a visitor, and `requestId` finds the log lines',
  };
  const error = json(schemas.describe(apiErrorBodySchema));
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { description, content: error },
    ]),
  );
}

/** A file is described by its type alone. */
const files = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));
const json = (schema: object) => ({ 'application/json': { schema } });

function content({ answer }: RouteDescription, schemas: ContractSchemas) {
  if (answer === undefined) return {};
  if (typeof answer === 'string') return { content: { [answer]: { schema: { type: 'string' } } } };
  if (!('_zod' in answer)) {
    return { content: json({ type: 'array', items: schemas.describe(answer[0]) }) };
  }
  return { content: json(schemas.describe(answer)) };
}

function security({ access }: RouteDescription): object[] {
  const session = { session: [] };
  if (access?.who === 'owner') return [session];
  return access?.who === 'owner-aware' ? [session, {}] : [];
}

function pathParameters({ path, integers }: RouteDescription, schemas: ContractSchemas) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const integer = integers.get(name);
    const schema = integer ? schemas.describe(integer) : { type: 'string' };
    return { name, in: 'path', required: true, schema };
  });
}

function queryParameters({ query }: RouteDescription, schemas: ContractSchemas) {
  return query ? schemas.fields(query).map((field) => ({ ...field, in: 'query' })) : [];
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every contract by the name of its type in the code. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) {
  if (typeof value === 'object' && '_zod' in value) {
    const id = name.replace(/Schema$/, '');
    names.add(value, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });
  }
}

/** Converts schemas to JSON Schema and collects the contracts they reference. */
export class ContractSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema's input: the data as sent, before any transform. */
  describe(schema: z.core.$ZodType): JsonSchema {
    const { $schema, $defs, ...root } = z.toJSONSchema(schema, {
      metadata: names,
      io: 'input',
      unrepresentable: 'any',
      // The format already implies it.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format) delete jsonSchema.pattern;
      },
    });
    for (const [name, component] of Object.entries($defs ?? {})) {
      this.components[name] = rewriteRefs(component);
    }
    return rewriteRefs(root);
  }

  /** The collected contracts that `paths` references, directly or indirectly. Queries are described field by field. */
  referencedFrom(paths: object): Record<string, JsonSchema> {
    const referenced: Record<string, JsonSchema> = {};
    const collect = (part: object) => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(
        /"#\/components\/schemas\/(\w+)"/g,
      )) {
        const component = this.components[name];
        if (!component || referenced[name]) continue;
        referenced[name] = component;
        collect(component);
      }
    };
    collect(paths);
    return referenced;
  }

  /** An object's fields by name, and which of them are required. */
  fields(schema: z.core.$ZodType): { name: string; required: boolean; schema: JsonSchema }[] {
    const { $ref, ...inline } = this.describe(schema);
    const object = $ref ? this.components[$ref.slice(refPrefix.length)] : inline;
    return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
      name,
      required: object?.required?.includes(name) ?? false,
      schema: typeof field === 'boolean' ? {} : field,
    }));
  }
}

const refPrefix = '#/components/schemas/';

/** Points the references of zod's JSON Schema into the document. */
function rewriteRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${refPrefix}`));
}
