import type { Gate, UploadRoute } from '@agency/contracts';
import { RequestMethod, SetMetadata } from '@nestjs/common';
import {
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { ModulesContainer } from '@nestjs/core';
import * as z from 'zod';
import { UPLOAD } from '../http/takes-file.js';
import { RATE_LIMIT } from '../rate-limit/rate-limit.guard.js';
import { type Answer, RESPONSE_SCHEMA } from './response-schema.interceptor.js';

/**
 * Who may call a route. Every route declares it; a route without a declaration is refused and fails a structural test.
 */
export type Access =
  | { who: 'public' }
  /** Anyone may call it, and the answer depends on whether the caller is the owner. */
  | { who: 'owner-aware'; gate: Gate }
  | { who: 'owner'; gate: Gate };

export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, { who: 'public' } satisfies Access);
export const OwnerAware = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner-aware', gate } satisfies Access);
export const OwnerOnly = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner', gate } satisfies Access);

export const SUMMARY = 'summary';

/** A route's short title in its API description, such as `List leads`. */
export const Summary = (text: string) => SetMetadata(SUMMARY, text);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const schema = z.custom<z.core.$ZodType>(isSchema).optional().catch(undefined);

/** Nest's metadata of a handler's parameters, by kind and position. */
const parameters = z.record(
  z.string(),
  z.object({ schema, data: z.object({ name: z.string(), schema }).optional().catch(undefined) }),
);
type Parameters = z.infer<typeof parameters>;

/** One route of a service, as its controller declares it. */
export interface RouteDescription {
  /** For example `LeadsController.list`. */
  name: string;
  method: string;
  /** For example `/api/contacts/:id`. */
  path: string;
  /** Undefined if not declared: the access guard refuses such a route. */
  access: Access | undefined;
  status: number;
  answer: Answer | undefined;
  /** What it does; a structural test fails if it is undefined. */
  summary: string | undefined;
  isRateLimited: boolean;
  body: z.core.$ZodType | undefined;
  /** The file that is its body instead. */
  upload: UploadRoute | undefined;
  query: z.core.$ZodType | undefined;
  /** Integers in the path, by name; others are text. */
  integers: Map<string, z.core.$ZodType>;
}

interface Controller {
  name: string;
  prototype: Record<string, unknown>;
}

/** Every route of an application. */
export function describeRoutes(modules: ModulesContainer): RouteDescription[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (metatype ? routesOf(metatype as unknown as Controller) : []));
}

function routesOf(controller: Controller): RouteDescription[] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name];
    const isRoute = typeof handler === 'function' && Reflect.hasMetadata(PATH_METADATA, handler);
    return isRoute && name !== 'constructor' ? [describeRoute(controller, name, handler)] : [];
  });
}

function describeRoute(controller: Controller, name: string, handler: object): RouteDescription {
  const noted = (key: string) => Reflect.getMetadata(key, handler);
  const method: RequestMethod = noted(METHOD_METADATA);
  const given = parameters.parse(Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {});
  const paths = [Reflect.getMetadata(PATH_METADATA, controller), noted(PATH_METADATA)];
  return {
    name: `${controller.name}.${name}`,
    method: RequestMethod[method].toLowerCase(),
    // A controller without a path of its own counts as '/'.
    path: `/${paths.join('/')}`.replaceAll(/\/{2,}/g, '/').replace(/\/$/, ''),
    access: noted(ACCESS) ?? Reflect.getMetadata(ACCESS, controller),
    status: noted(HTTP_CODE_METADATA) ?? (method === RequestMethod.POST ? 201 : 200),
    answer: noted(RESPONSE_SCHEMA),
    summary: noted(SUMMARY),
    isRateLimited: noted(RATE_LIMIT) !== undefined,
    body: schemaAt(given, RouteParamtypes.BODY),
    upload: noted(UPLOAD),
    query: schemaAt(given, RouteParamtypes.QUERY),
    integers: new Map(
      Object.values(given).flatMap(({ data }) =>
        data ? [[data.name, data.schema ?? z.int()]] : [],
      ),
    ),
  };
}

function schemaAt(given: Parameters, kind: RouteParamtypes): z.core.$ZodType | undefined {
  return Object.entries(given).find(([key]) => key.startsWith(`${kind}:`))?.[1].schema;
}
