import { z } from 'zod';
import { servicePagePaths } from '~/lib/paths';
import { type Drawing, drawing } from '../drawings.server';
import { servicePageLabels } from '../navigation';
import { type ShownOnward, shownOnward } from '../onward.server';
import {
  heroParts,
  listOf,
  pageParts,
  point,
  readPages,
  symbol,
  text,
  twoParts,
} from '../page-parts.server';

/** The label of an entry's note, by the kind of list. */
const noteNames = {
  mistakes: 'Instead',
  tools: 'Where it stops',
  platforms: 'Watch for',
  tests: 'Judge it by',
};

const table = z
  .strictObject({
    caption: text,
    /** A phone can stack no more. */
    columns: z.array(text).min(1).max(5).readonly(),
    /** A cell may be empty, but none may be missing: the page would show an empty one, or drop one. */
    rows: listOf(z.array(z.string()).readonly()),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'must have a cell for each column',
  });

/** A page about one service: what differs between such pages. test/site/pages/landing.ts counts what each one has. */
export const landingPage = z.strictObject({
  ...pageParts,
  hero: z.strictObject({ ...heroParts, aside: text }),
  services: z.strictObject({
    heading: twoParts,
    lead: text,
    cards: listOf(
      z.strictObject({
        icon: symbol,
        title: text,
        description: text,
        features: z.array(text).length(5).readonly(),
      }),
    ),
  }),
  middle: z.strictObject({
    heading: twoParts,
    lead: text,
    /** The diagram's text alternative. */
    diagram: text,
    points: listOf(point),
    table: table.optional(),
    takeaway: text,
  }),
  /** Only some pages have one. What `note` says depends on its kind. */
  list: z
    .strictObject({
      kind: z.literal(['mistakes', 'tools', 'platforms', 'tests']),
      heading: twoParts,
      lead: text,
      entries: listOf(z.strictObject({ name: text, text, note: text.optional() })),
    })
    .optional(),
  why: z.strictObject({ heading: twoParts, cards: z.array(point).length(3).readonly() }),
  closing: z.strictObject({ heading: text, text }),
  /** The page's layout, chosen to suit its content, so that no two pages look alike. */
  layout: z.strictObject({
    hero: z.literal(['chart-right', 'chart-left', 'deep', 'band']),
    figures: z.literal(['deep', 'line', 'shoal']),
    services: z.literal(['sheets', 'ledger', 'columns', 'six']),
    middle: z.literal(['beside', 'wide', 'deep']),
    why: z.literal(['row', 'beside', 'lead']),
    closing: z.literal(['notice', 'deep']),
    order: listOf(z.literal(['services', 'middle', 'list', 'why'])),
  }),
});

export type LandingPage = z.infer<typeof landingPage>;

const pageAt = readPages({
  folder: 'landing',
  files: import.meta.glob<{ content: unknown }>('./pages/*.ts', { eager: true }),
  schema: landingPage,
  paths: servicePagePaths,
});

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
  /** The label of a note in its list. */
  noteName: string | undefined;
  /** The page's own chart sheet, and its wide version if the hero spans the whole page. */
  sheet: Drawing;
  wideSheet: Drawing | undefined;
  diagram: DiagramDrawings;
  onward: ShownOnward;
}

/** The page at a route's address, with its drawings and what it leads to. */
export function landingPageAt(address: string): ShownLandingPage {
  const { path, content } = pageAt(address);
  const slug = path.slice(1);
  return {
    path,
    label: servicePageLabels[path],
    content,
    noteName: content.list && noteNames[content.list.kind],
    sheet: drawing(`landing-${slug}`),
    wideSheet: content.layout.hero === 'band' ? drawing(`landing-${slug}-wide`) : undefined,
    diagram: { wide: drawing(`diagram-${slug}`), narrow: drawing(`diagram-${slug}-narrow`) },
    onward: shownOnward(content.onward),
  };
}
