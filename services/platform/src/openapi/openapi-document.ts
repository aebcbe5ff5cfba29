import { apiErrorBodySchema } from '@agency/contracts';
import { cookieName } from '../session/owner-cookies.service.js';
import { ContractSchemas } from './contract-schemas.js';
import type { RouteDescription } from './describe-routes.js';

/**
 * A service's calls in the words of OpenAPI 3.1, made from the contracts that the service itself parses by. The session's
 * cookie is named as behind TLS.
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
    info: { title: `The ${service} service`, version: '1.0.0' },
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', 'https') },
      },
    },
  };
}

function operation(route: RouteDescription, schemas: ContractSchemas) {
  const body = route.body && {
    requestBody: { required: true, content: json(schemas.describe(route.body)) },
  };
  return {
    operationId: route.name.replace('Controller', ''),
    security: security(route),
    parameters: [...pathParameters(route, schemas), ...queryParameters(route, schemas)],
    ...body,
    responses: {
      [route.status]: { description: 'As asked for', ...content(route, schemas) },
      default: {
        description: 'Not done; `message` says why, in a sentence that a visitor may read',
        content: json(schemas.describe(apiErrorBodySchema)),
      },
    },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function content({ answer }: RouteDescription, schemas: ContractSchemas) {
  if (answer === undefined) return {};
  if (typeof answer === 'string') {
    return { content: { [answer]: { schema: { type: 'string' } } } };
  }
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
