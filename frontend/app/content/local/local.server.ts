/** The pages about one place, put together while they are rendered at build: no page ships the copy of another. */
import { localPagePaths } from '~/lib/paths';
import { type Drawing, drawing } from '../drawings.server';
import { pageLabels, type ShownOnward, shownOnward } from '../onward.server';
import type { LocalPage } from './local-page';

const files = import.meta.glob<{ content: LocalPage }>('./pages/*.ts', { eager: true });

export interface ShownLocalPage {
  path: string;
  /** Its name in breadcrumbs and links. */
  label: string;
  content: LocalPage;
  sheet: Drawing;
  onward: ShownOnward;
}

const unlisted = Object.keys(files).filter(
  (file) => !localPagePaths.some((path) => file === `./pages${path}.ts`),
);
if (unlisted.length > 0) {
  throw new Error(`No path in app/lib/paths.ts leads to ${unlisted.join(', ')}.`);
}

/** The page at a route's address, such as '/google-ads-wilmington'. */
export function localPageAt(address: string): ShownLocalPage {
  const path = localPagePaths.find((one) => one === `/${address.replaceAll('/', '')}`);
  const file = path && files[`./pages${path}.ts`];
  if (!file) throw new Error(`app/content/local/pages has no page for ${address}.`);
  const { content } = file;
  const sheet = drawing(`landing-${path.slice(1)}`);
  return { path, label: pageLabels[path], content, sheet, onward: shownOnward(content.onward) };
}
