import type { ExecutionContext } from '@nestjs/common';
import { OriginGuard } from './origin.guard.js';

const host = 'longleaf.example:8080';

function judge(method: string, headers: Record<string, string>): boolean {
  const request = { method, headers, host };
  const context = { switchToHttp: () => ({ getRequest: () => request }) };
  try {
    return new OriginGuard().canActivate(context as unknown as ExecutionContext);
  } catch {
    return false;
  }
}

describe('OriginGuard', () => {
  it.each([
    ['the site’s own page', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, true],
    ['its page behind TLS', { origin: `https://${host}` }, true],
    ['a client that is no browser', {}, true],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'http://longleaf.example:9090' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }, false],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }, false],
  ])('should decide about a change from %s', (_, headers, passes) => {
    expect(judge('POST', headers)).toBe(passes);
    expect(judge('DELETE', headers)).toBe(passes);
  });

  it('should let anyone read', () => {
    expect(judge('GET', { origin: 'https://evil.example' })).toBe(true);
  });
});
