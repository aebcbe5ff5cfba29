import { createHash } from 'node:crypto';

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const charset = '<meta charSet="utf-8"/>';

/** Whether the element holds code: with a `src` it is covered by 'self', and data blocks never run. */
function runsInline(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes);
}

/**
 * Allows the page exactly the scripts it was built with: the site's own files, its inline ones by hash,
 * and those of the hosts the build was configured with.
 */
export function allowOwnScripts(html: string, hosts: readonly string[]): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(scripts)) {
    if (!code || !runsInline(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const policy = ["script-src 'self'", ...hosts, ...hashes].join(' ');
  if (!html.includes(charset))
    throw new Error('A page without its charset has no place for a policy.');
  return html.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
