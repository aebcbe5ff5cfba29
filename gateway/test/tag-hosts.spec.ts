import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ask } from './ask.ts';
import { gatewaySuite } from './stack.ts';

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
