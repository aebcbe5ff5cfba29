import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Passes bodies of these types on as streams, so that nothing is read into memory before the guards have run. */
export function streamUploads(adapterHost: HttpAdapterHost, contentTypes: readonly string[]): void {
  const fastify: FastifyInstance = adapterHost.httpAdapter.getInstance();
  const missing = contentTypes.filter((type) => !fastify.hasContentTypeParser(type));
  if (missing.length === 0) return;
  fastify.addContentTypeParser(missing, (_request, payload, done) => {
    done(null, payload);
  });
}
