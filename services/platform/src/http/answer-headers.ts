import type { PageQuery } from '@agency/contracts';
import { HttpStatus } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../hash/hash-of.js';

/** Sets a list's total and the address of its next page. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageQuery,
  total: number,
): void {
  reply.header('X-Total-Count', String(total));
  const next = page.offset + page.limit;
  if (next >= total) return;
  const url = new URL(request.url, 'http://gateway');
  url.searchParams.set('limit', String(page.limit));
  url.searchParams.set('offset', String(next));
  reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
}

/**
 * Sets a response's ETag, and 304 for a caller that has it. Return the content anyway: Node sends no body with 304. The
 * tag depends only on the content, so all replicas send the same.
 */
export function setEtag(request: FastifyRequest, reply: FastifyReply, answer: object): void {
  const etag = `"${hashOf(JSON.stringify(answer))}"`;
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) reply.status(HttpStatus.NOT_MODIFIED);
}
