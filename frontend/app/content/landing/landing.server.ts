/**
 * The copy of the service landing pages, checked while the pages are rendered at build. Only then,
 * so that neither the schema nor another page's copy reaches a browser.
 */
import { type Drawing, drawing } from '../drawings.server';
import { type ShownOnward, shownOnward } from '../onward.server';
import { checkLandingContent, isLandingSlug } from './check-landing-content';
import { type LandingContent, type LandingSlug, landingSlugs } from './landing-schema';

const files = import.meta.glob<{ content: unknown }>('./pages/*.ts', { eager: true });
/** One diagram in two compositions: for desktops and for phones. */
export interface DiagramDrawings {
  wide: Drawing;
  narrow: Drawing;
}

export interface LandingPage {
  content: LandingContent;
  /** The page's own chart sheet, and its wide version if the hero spans the whole page. */
  sheet: Drawing;
  wideSheet: Drawing | undefined;
  diagram: DiagramDrawings;
  onward: ShownOnward;
}

function pageOf(slug: LandingSlug): LandingPage {
  const file = files[`./pages/${slug}.ts`];
  if (!file) throw new Error(`app/content/landing/pages/${slug}.ts is missing.`);
  const content = checkLandingContent(slug, file.content);
  return {
    content,
    sheet: drawing(`landing-${slug}`),
    wideSheet: content.layout.hero === 'band' ? drawing(`landing-${slug}-wide`) : undefined,
    diagram: { wide: drawing(`diagram-${slug}`), narrow: drawing(`diagram-${slug}-narrow`) },
    onward: shownOnward(content.onward),
  };
}

const unlisted = Object.keys(files).filter(
  (file) => !landingSlugs.some((slug) => file === `./pages/${slug}.ts`),
);
if (unlisted.length > 0) {
  throw new Error(`No path in app/lib/paths.ts leads to ${unlisted.join(', ')}.`);
}
const pages = new Map(landingSlugs.map((slug) => [slug, pageOf(slug)]));

/** The page at a route's address, such as '/ppc-consultant-wilmington-nc'. */
export function landingPageAt(path: string): LandingPage {
  const slug = path.replaceAll('/', '');
  const page = isLandingSlug(slug) ? pages.get(slug) : undefined;
  if (!page) throw new Error(`No landing page has the address ${path}.`);
  return page;
}
