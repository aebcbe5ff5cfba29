import { PageEditor } from './page-editor.ts';

/**
 * Removes every script and what only scripts need. The page answers unknown addresses: hydrated there, the router would
 * look for a route of that address and throw the page away.
 */
export function removeScripts(html: string): string {
  const page = new PageEditor(html);
  // `S:…` are the parts that streaming scripts would move into place; noscript holds what only a browser without scripts needs.
  for (const element of page.all(
    'link[rel=modulepreload], script, div[hidden][id^="S:"], template, noscript',
  )) {
    page.remove(element);
  }
  page.removeComments();
  return page.toString();
}
