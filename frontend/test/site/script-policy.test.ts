import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtPages, oneOf } from './built-pages';

/** A block of structured data is not a script and needs no hash. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

describe('the content security policy', () => {
  it.each(builtPages)('allows the scripts that $path was built with', (page) => {
    const meta = oneOf(page, 'meta[http-equiv=Content-Security-Policy]');
    const policy = meta.getAttribute('content') ?? '';
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toMatch(/unsafe/);
    for (const [, code = ''] of page.html.matchAll(inlineScripts)) {
      if (!code) continue;
      const hash = createHash('sha256').update(code).digest('base64');
      expect(policy, `no hash for ${code.slice(0, 80)}`).toContain(`'sha256-${hash}'`);
    }
    expect(page.html).not.toMatch(/\son[a-z]+="/);
  });
});
