import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';

const routes = ['/', '/contact', '/lead-generation', '/thank-you', '/thank-you?contactId=12'];

describe('the content security policy', () => {
  for (const route of routes) {
    it(
      `should allow on ${route} exactly the scripts it was built with`,
      withVisitors(async (newVisitor) => {
        const { page, expect } = await newVisitor();
        const answer = await page.goto(route);
        const html = (await answer?.text()) ?? '';
        const policy =
          /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
        assert.match(policy, /script-src 'self'/);
        assert.doesNotMatch(policy, /unsafe/);
        // A block of structured data is no script, and needs no hash.
        for (const [, code = ''] of html.matchAll(
          /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
        )) {
          if (!code) continue;
          const hash = createHash('sha256').update(code).digest('base64');
          assert.ok(policy.includes(`'sha256-${hash}'`), `no hash for ${code.slice(0, 80)}`);
        }
        assert.doesNotMatch(html, /\son[a-z]+="/);
        // With the scripts running, and nothing of it refused: the visit itself would complain.
        await awaitHydration(page);

        expect(/Policy violation: script-src/);
        expect(/console error: .*Content Security Policy/);
        await page.evaluate(addScript);
        assert.notEqual(await page.title(), 'injected');
      }),
    );
  }
});

/** Runs in the page: adds a script it was not built with, and waits until the browser has refused it. */
function addScript(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
}
