import { createHash } from 'node:crypto';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

const routes = ['/', '/contact', '/lead-generation', '/thank-you', '/thank-you?contactId=12'];

test.describe('the content security policy', () => {
  test('allows exactly the scripts that a page was built with', async ({ page, browserErrors }) => {
    for (const route of routes) {
      const answer = await page.goto(route);
      const html = (await answer?.text()) ?? '';
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toMatch(/unsafe/);
      // A block of structured data is not a script and needs no hash.
      for (const [, code = ''] of html.matchAll(
        /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
      )) {
        if (!code) continue;
        const hash = createHash('sha256').update(code).digest('base64');
        expect(policy, `no hash for ${code.slice(0, 80)}`).toContain(`'sha256-${hash}'`);
      }
      expect(html).not.toMatch(/\son[a-z]+="/);
      // With the scripts running, and none blocked: that would be a browser error.
      await awaitLivePage(page);

      browserErrors.expect(/Policy violation: script-src/);
      browserErrors.expect(/console error: .*Content Security Policy/);
      await page.evaluate(addScript);
      expect(await page.title()).not.toBe('injected');
    }
  });
});

/** Runs in the page: adds a script that was not built in, and waits until the browser has blocked it. */
function addScript(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
}
