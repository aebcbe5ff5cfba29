import type { PageQuery } from '@agency/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
