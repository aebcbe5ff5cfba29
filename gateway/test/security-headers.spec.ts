import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ownerPaths } from '@agency/contracts';
import { type Answer, ask, askRaw, countHeader, postJson } from './ask.ts';
import { gatewaySuite } from './stack.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

describe('security headers', () => {
  const stack = gatewaySuite({ LIMIT_LOGIN: '1r/m', LIMIT_LOGIN_BURST: '1' });
  before(async () => {
    await stack.services.rankings.stop();
  });

  async function page200(): Promise<Answer> {
    return ask(stack.port, '/contact');
  }
  async function page304(): Promise<Answer> {
    const { headers } = await page200();
    return ask(stack.port, '/contact', { headers: { 'if-none-match': headers.etag } });
  }
  async function tooMany(): Promise<Answer> {
    await postJson(stack.port, '/api/session', {});
    await postJson(stack.port, '/api/session', {});
    return postJson(stack.port, '/api/session', {});
  }
  const cases: [string, number, () => Promise<Answer>][] = [
    ['a page', 200, page200],
    ['a page not modified', 304, page304],
    ['a missing page', 404, () => ask(stack.port, '/nothing')],
    ['a redirect', 301, () => ask(stack.port, '/contact/')],
    ['a refused method', 405, () => ask(stack.port, '/contact', { method: 'POST' })],
    ['a script', 200, () => ask(stack.port, '/assets/entry-a1b2c3.js')],
    ['an API answer', 200, () => ask(stack.port, '/api/contacts')],
    ['an unknown API path', 404, () => ask(stack.port, '/api/nothing')],
    ['too large a body', 413, () => postJson(stack.port, '/api/contacts', 'x'.repeat(70_000))],
    ['too many requests', 429, tooMany],
    ['a service that is away', 503, () => ask(stack.port, '/api/rankings/summary')],
    ['too long an address', 414, () => ask(stack.port, `/${'x'.repeat(33_000)}`)],
    [
      'too large headers',
      431,
      () => ask(stack.port, '/', { headers: { cookie: 'x'.repeat(33_000) } }),
    ],
    ['the health of the gateway', 200, () => ask(stack.port, '/healthz')],
  ];
  for (const [name, status, get] of cases) {
    it(`should come with ${name} (${status}), once each`, async () => {
      const answer = await get();
      assert.equal(answer.status, status);
      for (const [header, value] of Object.entries(always)) {
        assert.equal(answer.headers[header], value);
      }
      assert.equal(answer.headers['x-frame-options'], 'DENY');
      assert.match(`${answer.headers['content-security-policy']}`, /frame-ancestors 'none'/);
      assert.ok(answer.headers['cross-origin-resource-policy']);
      assert.match(`${answer.headers['x-request-id']}`, /^[0-9a-f]{32}$/);
      assert.ok(answer.headers['cache-control']);
      for (const header of [...Object.keys(always), 'content-security-policy', 'cache-control']) {
        assert.equal(countHeader(answer, header), 1, header);
      }
      assert.doesNotMatch(`${answer.headers.server}`, /\d/);
      assert.equal(answer.headers['strict-transport-security'], undefined);
    });
  }

  it('should leave scripts of a page to the hashes in the page, also when not modified', async () => {
    for (const answer of [await page200(), await page304()]) {
      const policy = `${answer.headers['content-security-policy']}`;
      assert.doesNotMatch(policy, /default-src|script-src |script-src-elem/);
      assert.match(policy, /script-src-attr 'none'/);
      for (const directive of [
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]) {
        assert.ok(policy.includes(directive), directive);
      }
      assert.doesNotMatch(policy, /https?:/);
      assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
    }
  });

  it('should never allow inline scripts by header', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/api/contacts',
      '/api/nothing',
      '/assets/entry-a1b2c3.js',
    ]) {
      const policy = `${(await ask(stack.port, path)).headers['content-security-policy']}`;
      assert.doesNotMatch(policy, /(script|default)-src[^;]*unsafe/);
    }
  });

  it('should tell no one the address of a booking or of an owner’s page', async () => {
    for (const path of [
      '/booking/s3cret-t0ken',
      '/booking/s3cret-t0ken?from=mail',
      '/booking',
      ...ownerPaths,
      ...ownerPaths.map((path) => `${path}?lead=41`),
    ]) {
      const { headers } = await ask(stack.port, path);
      assert.equal(headers['referrer-policy'], 'strict-origin', path);
    }
  });

  it('should let a worker script import its own modules', async () => {
    const answer = await ask(stack.port, '/assets/entry-a1b2c3.js');
    assert.match(`${answer.headers['content-security-policy']}`, /default-src 'self'/);
  });

  it("should let the owner's desk start its worker and name its app, from this site only", async () => {
    const desk = await ask(stack.port, '/admin');
    const policy = `${desk.headers['content-security-policy']}`;
    for (const directive of ["worker-src 'self'", "manifest-src 'self'"]) {
      assert.ok(policy.includes(directive), directive);
    }
    const worker = await ask(stack.port, '/desk-sw.js');
    assert.match(`${worker.headers['content-type']}`, /^text\/javascript/);
    assert.match(`${worker.headers['content-security-policy']}`, /^default-src 'self'/);
    // Its scope is below its own folder, so it needs no header that widens it.
    assert.equal(worker.headers['service-worker-allowed'], undefined);
    const manifest = await ask(stack.port, '/desk.webmanifest');
    assert.match(`${manifest.headers['content-type']}`, /^application\/manifest\+json/);
  });

  it('should let pictures be shown elsewhere and nothing else', async () => {
    const photo = await ask(stack.port, '/assets/photo-d4e5f6.avif');
    assert.equal(photo.headers['cross-origin-resource-policy'], 'cross-origin');
    const script = await ask(stack.port, '/assets/entry-a1b2c3.js');
    assert.equal(script.headers['cross-origin-resource-policy'], 'same-origin');
  });

  it('should replace what a service says about itself', async () => {
    stack.services.leads.answer((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'x-powered-by': 'Something 1.2',
        'x-frame-options': 'ALLOWALL',
        'content-security-policy': 'default-src *',
      });
      response.end('{}');
    });
    const answer = await ask(stack.port, '/api/contacts');
    assert.equal(answer.headers['x-powered-by'], undefined);
    assert.equal(answer.headers['x-frame-options'], 'DENY');
    assert.match(`${answer.headers['content-security-policy']}`, /^default-src 'none'/);
  });

  it('should leave the policy of an email preview alone, and let the site frame it', async () => {
    const policy = "sandbox; default-src 'none'; frame-ancestors 'self'";
    stack.services.email.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end('<p>mail</p>');
    });
    const answer = await ask(stack.port, '/api/email-preview/24hour');
    assert.equal(answer.headers['content-security-policy'], policy);
    assert.equal(answer.headers['x-frame-options'], 'SAMEORIGIN');
  });

  it('should sandbox an email preview that brings no policy', async () => {
    stack.services.email.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<p>mail</p>');
    });
    const answer = await ask(stack.port, '/api/email-preview/24hour');
    assert.match(`${answer.headers['content-security-policy']}`, /^sandbox; default-src 'none'/);
  });

  it("should keep the owner's pages and the API out of search engines", async () => {
    for (const path of [
      ...ownerPaths,
      '/api/contacts',
      '/api/email-preview/24hour',
      '/desk-sw.js',
      '/desk.webmanifest',
    ]) {
      assert.equal(
        (await ask(stack.port, path)).headers['x-robots-tag'],
        'noindex, nofollow',
        path,
      );
    }
    assert.equal((await ask(stack.port, '/contact')).headers['x-robots-tag'], undefined);
  });

  it('should come even with the answer to a request that is not HTTP', async () => {
    const answer = await askRaw(stack.port, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n');
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /x-content-type-options: nosniff/i);
    const nonsense = await askRaw(stack.port, 'nonsense\r\n\r\n');
    assert.match(nonsense, /^HTTP\/1\.1 400 /);
    assert.match(nonsense, /x-content-type-options: nosniff/i);
  });
});

const hosts = 'https://www.google-analytics.com https://*.doubleclick.net';

describe('hosts for tags', () => {
  const stack = gatewaySuite({ TAG_HOSTS: hosts });

  async function policyOf(path: string): Promise<string[]> {
    const { headers } = await ask(stack.port, path);
    return `${headers['content-security-policy']}`.split('; ');
  }

  it('should be open to the requests, pictures and frames of a page, and to nothing else', async () => {
    const directives = await policyOf('/contact');
    assert.deepEqual(
      directives.filter((directive) => directive.includes('google')),
      [`img-src 'self' data: ${hosts}`, `connect-src 'self' ${hosts}`, `frame-src 'self' ${hosts}`],
    );
  });

  it('should not be open to answers that no tag runs in', async () => {
    for (const path of ['/contact/', '/api/contacts', '/assets/entry-a1b2c3.js']) {
      assert.ok(!(await policyOf(path)).join().includes('google'), path);
    }
  });
});
