import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ask } from './ask.ts';
import { gatewaySuite } from './stack.ts';

describe('a host name that is set', () => {
  const stack = gatewaySuite({ SITE_HOST: 'www.example.com' });

  it('should be served, with or without a port, in any case', async () => {
    for (const host of ['www.example.com', 'www.example.com:8080', 'WWW.Example.com']) {
      assert.equal((await ask(stack.port, '/contact', { headers: { host } })).status, 200, host);
      assert.equal(
        (await ask(stack.port, '/api/contacts', { headers: { host } })).status,
        200,
        host,
      );
    }
  });

  for (const host of [
    'example.com',
    'evil.example',
    'wwwxexample.com',
    'www.example.com.evil.example',
    '127.0.0.1',
  ]) {
    it(`should be the only one: ${host} is refused, with all headers`, async () => {
      const site = await ask(stack.port, '/contact', { headers: { host } });
      assert.equal(site.status, 421);
      assert.equal(site.headers['x-content-type-options'], 'nosniff');
      assert.match(site.text, /This host is not served here\./);
      const api = await ask(stack.port, '/api/contacts', { headers: { host } });
      assert.equal(api.status, 421);
      assert.equal(JSON.parse(api.text).statusCode, 421);
    });
  }

  for (const path of ['/x%7C%7C', '/%7C%7C', '/api/bookings/%7C%7C', '/x%7Cevil.example%7C']) {
    it(`should be the only one whatever is in the path: ${path}`, async () => {
      const answer = await ask(stack.port, path, { headers: { host: 'evil.example' } });
      assert.equal(answer.status, 421);
      const own = await ask(stack.port, path, { headers: { host: 'www.example.com' } });
      assert.notEqual(own.status, 421);
    });
  }

  for (const host of ['evil|www.example.com', '|', 'www.example.com|www.example.com']) {
    it(`should not be taken for part of another: ${host}`, async () => {
      assert.equal((await ask(stack.port, '/contact', { headers: { host } })).status, 421);
    });
  }

  it('should not keep health checks out', async () => {
    const answer = await ask(stack.port, '/healthz', { headers: { host: 'localhost' } });
    assert.equal(answer.status, 200);
  });
});

describe('other names of the site', () => {
  const stack = gatewaySuite({
    SITE_HOST: 'www.example.com',
    SITE_ALIASES: 'example.com www.example.com shop.example.com',
    TRUSTED_PROXY: '127.0.0.1',
  });

  for (const host of ['example.com', 'Shop.Example.com']) {
    it(`should redirect to the host name, keeping path and query: ${host}`, async () => {
      for (const path of ['/contact?utm_source=card', '/api/contacts']) {
        const answer = await ask(stack.port, path, { headers: { host } });
        assert.equal(answer.status, 308);
        assert.equal(answer.headers.location, `http://www.example.com${path}`);
      }
    });
  }

  it('should keep the visitor’s scheme and port', async () => {
    const behind = { host: 'example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': '::2' };
    const secure = await ask(stack.port, '/', { headers: behind });
    assert.equal(secure.headers.location, 'https://www.example.com/');
    // Without includeSubDomains: names below an alias may have no HTTPS.
    assert.equal(secure.headers['strict-transport-security'], 'max-age=31536000');
    const local = await ask(stack.port, '/', { headers: { host: 'example.com:8080' } });
    assert.equal(local.headers.location, 'http://www.example.com:8080/');
  });

  it('should not redirect the host name to itself', async () => {
    const headers = { host: 'www.example.com' };
    assert.equal((await ask(stack.port, '/contact', { headers })).status, 200);
  });

  it('should not keep health checks out', async () => {
    const headers = { host: 'example.com' };
    assert.equal((await ask(stack.port, '/healthz', { headers })).status, 200);
  });

  for (const host of [
    'mail.example.com',
    'example.com.evil.example',
    'xexample.com',
    'evil|example.com',
    '|example.com',
    'com',
  ]) {
    it(`should still be the only ones: ${host} is refused`, async () => {
      assert.equal((await ask(stack.port, '/contact', { headers: { host } })).status, 421);
    });
  }
});

describe('other names of a site without a host name', () => {
  const stack = gatewaySuite({ SITE_ALIASES: 'example.com' });

  it('should be served like any', async () => {
    const headers = { host: 'example.com' };
    assert.equal((await ask(stack.port, '/contact', { headers })).status, 200);
  });
});

describe('no host name', () => {
  const stack = gatewaySuite();

  for (const path of ['/a%7Cb', '/a%7C', '/%7C%7C', '/a%7C127.0.0.1']) {
    it(`should serve any host, whatever is in the path: ${path}`, async () => {
      assert.equal((await ask(stack.port, path)).status, 404);
      assert.equal((await ask(stack.port, `/api/bookings${path}`)).status, 200);
    });
  }
});
