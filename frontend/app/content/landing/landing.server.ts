/** The service landing pages, put together while they are rendered at build: no page ships the copy of another. */
import { servicePagePaths } from '~/lib/paths';
import { type Drawing, drawing } from '../drawings.server';
import { servicePageLabels } from '../navigation';
import { type ShownOnward, shownOnward } from '../onward.server';
import type { LandingPage } from './landing-page';

const files = import.meta.glob<{ content: LandingPage }>('./pages/*.ts', { eager: true });

/** One diagram in two compositions: for desktops and for phones. */
export interface DiagramDrawings {
  wide: Drawing;
  narrow: Drawing;
}

interface ShownLandingPage {
  path: string;
  /** Its name in breadcrumbs and links. */
  label: string;
  content: LandingPage;
  /** The page's own chart sheet, and its wide version if the hero spans the whole page. */
  sheet: Drawing;
  wideSheet: Drawing | undefined;
  diagram: DiagramDrawings;
  onward: ShownOnward;
}

const unlisted = Object.keys(files).filter(
  (file) => !servicePagePaths.some((path) => file === `./pages${path}.ts`),
);
if (unlisted.length > 0) {
  throw new Error(`No path in app/lib/paths.ts leads to ${unlisted.join(', ')}.`);
}

/** The page at a route's address, such as '/ppc-consultant-wilmington-nc'. */
export function landingPageAt(address: string): ShownLandingPage {
  const path = servicePagePaths.find((one) => one === `/${address.replaceAll('/', '')}`);
  const file = path && files[`./pages${path}.ts`];
  if (!file) throw new Error(`app/content/landing/pages has no page for ${address}.`);
  const { content } = file;
  const slug = path.slice(1);
  return {
    path,
    label: servicePageLabels[path],
    content,
    sheet: drawing(`landing-${slug}`),
    wideSheet: content.layout.hero === 'band' ? drawing(`landing-${slug}-wide`) : undefined,
    diagram: { wide: drawing(`diagram-${slug}`), narrow: drawing(`diagram-${slug}-narrow`) },
    onward: shownOnward(content.onward),
  };
}
