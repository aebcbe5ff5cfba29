import type { FastifyRequest } from 'fastify';
import { OriginGuard } from './origin.guard.js';

const host = 'longleaf.example:8080';

interface Visit {
  protocol?: 'http' | 'https';
  siteUrl?: string;
}

function judge(
  method: string,
  headers: Record<string, string>,
  { protocol = 'http', siteUrl }: Visit = {},
): boolean {
  const request = { method, headers, host, protocol } as unknown as FastifyRequest;
  try {
    new OriginGuard({ SITE_URL: siteUrl }).check(request);
    return true;
  } catch {
    return false;
  }
}

describe('OriginGuard', () => {
  it.each([
    ['the site’s own page', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, true],
    ['its page over another scheme', { origin: `https://${host}` }, false],
    ['a client that is no browser', {}, true],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'http://longleaf.example:9090' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a neighbor of the same site', { 'sec-fetch-site': 'same-site' }, false],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }, false],
  ])('should decide about a change from %s', (_, headers, passes) => {
    expect(judge('POST', headers)).toBe(passes);
    expect(judge('DELETE', headers)).toBe(passes);
  });

  it.each<[string, Visit, 'http' | 'https']>([
    ['plain HTTP', {}, 'http'],
    ['TLS at the gateway or a proxy it trusts', { protocol: 'https' }, 'https'],
    ['TLS at a proxy that says nothing of it', { siteUrl: `https://${host}` }, 'https'],
  ])('should accept the scheme that visitors use, and no other, with %s', (_, visit, scheme) => {
    for (const named of ['http', 'https']) {
      expect(judge('POST', { origin: `${named}://${host}` }, visit)).toBe(named === scheme);
    }
  });

  it('should treat the scheme’s default port as no port', () => {
    const request = {
      method: 'POST',
      headers: { origin: 'https://longleaf.example' },
      host: 'longleaf.example:443',
      protocol: 'https',
    } as unknown as FastifyRequest;
    expect(() => new OriginGuard({ SITE_URL: undefined }).check(request)).not.toThrow();
  });

  it('should let anyone read', () => {
    expect(judge('GET', { origin: 'https://evil.example' })).toBe(true);
  });
});
