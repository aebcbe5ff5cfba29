import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { speculationRules } from '../app/lib/speculation-rules.ts';
import { PageEditor } from './page-editor.ts';

/** With a `src` a script is covered by 'self', and data blocks never run. */
function isInlineCode(script: HTMLElement): boolean {
  const isData = script.getAttribute('type')?.startsWith('application/') ?? false;
  return !script.hasAttribute('src') && !isData && script.rawText !== '';
}

/**
 * Allows exactly the scripts that the page was built with: the site's own files, its inline ones by hash, and those of
 * the configured hosts.
 */
export function allowOwnScripts(html: string, hosts: readonly string[]): string {
  const page = new PageEditor(html);
  const inline = page.all('script').filter(isInlineCode);
  // The page's script inserts the rules (app/document/main.ts).
  const hashes = [...inline.map(({ rawText }) => rawText), speculationRules].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const policy = ["script-src 'self'", ...hosts, ...new Set(hashes)].join(' ');
  page.insertAfter(
    page.first('meta[charset]'),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  return page.toString();
}
