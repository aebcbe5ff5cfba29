import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies, and nothing else. A body without content is no body: several calls take none, and clients announce
 * JSON for them all the same.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
