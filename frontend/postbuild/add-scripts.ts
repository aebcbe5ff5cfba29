import { PageEditor } from './page-editor.ts';
import type { Scripts } from './scripts.ts';

/**
 * Puts the inline starter into a page, before the first stylesheet, so that it never waits for one, and lists what each
 * island starts with, so that it is fetched at once.
 */
export function addScripts(html: string, starter: string, scripts: Scripts): string {
  const page = new PageEditor(html);
  page.insertBefore(
    page.first('link'),
    `<script data-src="/${scripts.document}">${starter}</script>`,
  );
  for (const host of page.all('[data-island]')) {
    const modules = [...scripts.toStart(host.getAttribute('data-island') ?? '')];
    page.setAttribute(host, 'data-modules', modules.map((file) => `/${file}`).join(' '));
  }
  return page.toString();
}
