import { PageEditor } from './page-editor.ts';

/** The module that the router writes into a page: the manifest, the page's route modules by name, and the entry. */
interface StartModule {
  manifest: string;
  /** Pairs of a route's name and its module's address, as the starter reads them. */
  routes: string;
  entry: string;
}

/**
 * Keeps what the first paint does not need from competing with it (docs/decisions/007): no module preloads in the head, and
 * what the page's own module does is left to the inline starter, after the paint. The stylesheet for paper waits as
 * well, and so does the web app's manifest.
 */
export function deferScripts(html: string, starter: string): string {
  const page = new PageEditor(html);
  const preloads = page.all('link[rel=modulepreload]');
  const modules = page.all('script[type=module]');
  const [module] = modules;
  if (modules.length !== 1 || !module) {
    throw new Error(`Expected one inline module in a prerendered page, found ${modules.length}.`);
  }
  const { manifest, routes, entry } = readStartModule(module.rawText);
  const hrefs = preloads.map((link) => link.getAttribute('href')).join(' ');
  // Before the first stylesheet, so that the starter never waits for one.
  page.insertBefore(
    page.first('link'),
    `<script data-preload="${hrefs}" data-manifest="${manifest}" data-routes="${routes}" data-entry="${entry}">${starter}</script>`,
  );
  for (const link of preloads) page.remove(link);
  // Hydration looks for the module's element, so an empty one stays.
  page.replace(module, '<script type="module" async=""></script>');

  // With scripts, hydration adds it.
  for (const link of page.all('link[rel=manifest]')) {
    page.replace(link, `<noscript>${link.outerHTML}</noscript>`);
  }
  for (const link of page.all('link[media="only print"]')) {
    const onPaper = `rel="stylesheet" href="${link.getAttribute('href')}" media="only print"`;
    page.replace(link, `<link ${onPaper} disabled=""/><noscript><link ${onPaper}/></noscript>`);
  }
  return page.toString();
}

function readStartModule(code: string): StartModule {
  const [, manifest] = /^\s*import "([^"]+)";/.exec(code) ?? [];
  const [, entry] = /\bimport\("([^"]+)"\);\s*$/.exec(code) ?? [];
  const addresses = new Map(
    Array.from(code.matchAll(/^import \* as (\w+) from "([^"]+)";/gm), ([, name, href]) => [
      name,
      href,
    ]),
  );
  const [, named = ''] = /__reactRouterRouteModules = \{(.*?)\}/.exec(code) ?? [];
  const routes = Array.from(named.matchAll(/"([^"]+)":(\w+)/g), ([, id, name]) => [
    id,
    addresses.get(name),
  ]);
  if (
    !manifest ||
    !entry ||
    routes.length !== addresses.size ||
    routes.flat().includes(undefined)
  ) {
    throw new Error(`The router starts a page differently than expected:\n${code}`);
  }
  return { manifest, entry, routes: routes.flat().join(' ') };
}
