import { apiPaths } from '@agency/contracts';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { BaseEnv } from '../env/base-env.js';
import { loggedError } from './logged-error.js';

/**
 * JSON lines on stdout. A line has the request id, method, path without query and ids, status and duration: no headers,
 * bodies or addresses, and so no personal data (contact ids are capabilities).
 */
export function loggingModule(service: string, env: BaseEnv): DynamicModule {
  return LoggerModule.forRoot({
    // The library's default still uses the route syntax from before Nest 11, which matches nothing.
    forRoutes: ['{*path}'],
    pinoHttp: {
      level: env.LOG_LEVEL,
      base: { service },
      // Nest mounts the middleware, so only the original URL is complete.
      autoLogging: {
        ignore: (request) =>
          'originalUrl' in request && String(request.originalUrl).startsWith(apiPaths.health),
      },
      serializers: {
        // pino-http passes its own serialization of an Error, with the Error as `raw`.
        err: (error: { raw?: unknown }) => loggedError(error.raw ?? error),
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  });
}

/** The segments of our own paths. Anything else may be an id, a token or user input. */
const ownSegment = /^(?!\d+$)[a-z0-9-]{0,24}$/;

/** A path that is safe to log: without its query, and with ids and tokens replaced. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (ownSegment.test(segment) ? segment : ':id'))
    .join('/');
}
