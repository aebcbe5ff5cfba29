import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const blockingStylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * A stylesheet of one route, beside the site's own, would cost the first paint a connection of its
 * own. So its rules stand in the page, and the file itself, which hydration looks for, comes late.
 */
export async function inlineRouteStyles(html: string, clientFolder: string): Promise<string> {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('A page without the end of its head has no place for styles.');
  let head = html.slice(0, end);
  // The first is the site's: every page needs it, so it is worth its place in the cache.
  for (const [link, href = ''] of [...head.matchAll(blockingStylesheet)].slice(1)) {
    const rules = await readFile(join(clientFolder, href), 'utf8');
    const late = `<link rel="stylesheet" href="${href}" media="print"/>`;
    head = head.replace(link, () => `<style>${rules}</style>${late}`);
  }
  return head + html.slice(end);
}
