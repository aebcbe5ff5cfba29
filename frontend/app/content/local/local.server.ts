import { z } from 'zod';
import { localPagePaths } from '~/lib/paths';
import { towns } from '~/lib/seo/structured-data';
import { type Drawing, drawing } from '../drawings.server';
import { pageLabels, type ShownOnward, shownOnward } from '../onward.server';
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

const service = z.strictObject({ title: text, text });
const figure = z.strictObject({ value: text, label: text });

/** What a local page may consist of, in an order of its own. Each kind has a component in `routes/local`. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('areas'),
    heading: twoParts,
    lead: text,
    entries: listOf(z.strictObject({ name: z.literal(towns), text })),
  }),
  z.strictObject({
    kind: z.literal('industries'),
    heading: twoParts,
    lead: text,
    entries: listOf(z.strictObject({ name: text, text })),
  }),
  z.strictObject({
    kind: z.literal('services'),
    heading: twoParts,
    entries: listOf(
      service.extend({
        icon: symbol,
        link: z.strictObject({ label: text, to: text }).optional(),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('advantages'), heading: twoParts, entries: listOf(point) }),
  z.strictObject({
    kind: z.literal('benefits'),
    heading: twoParts,
    entries: listOf(point.extend({ icon: symbol })),
  }),
  z.strictObject({
    kind: z.literal('work'),
    heading: twoParts,
    entries: listOf(service.extend({ points: listOf(text) })),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    heading: twoParts,
    note: text,
    entries: listOf(figure.extend({ text })),
  }),
  z.strictObject({
    kind: z.literal('campaigns'),
    heading: twoParts,
    entries: listOf(service.extend({ icon: symbol, steps: listOf(text) })),
  }),
]);

export type LocalSection = z.infer<typeof section>;
export type SectionOf<Kind extends LocalSection['kind']> = Extract<LocalSection, { kind: Kind }>;

/** A page about advertising in one place: what differs between such pages. */
const localPage = z.strictObject({
  ...pageParts,
  hero: z.strictObject({
    ...heroParts,
    look: z.literal(['chart', 'plate', 'shore']),
    figures: listOf(figure).optional(),
  }),
  sections: listOf(section),
  closing: z.strictObject({ look: z.literal(['notice', 'deep']), heading: text, text }),
});

export type LocalPage = z.infer<typeof localPage>;

const pageAt = readPages({
  folder: 'local',
  files: import.meta.glob<{ content: unknown }>('./pages/*.ts', { eager: true }),
  schema: localPage,
  paths: localPagePaths,
});

interface ShownLocalPage {
  path: string;
  /** Its name in breadcrumbs and links. */
  label: string;
  content: LocalPage;
  sheet: Drawing;
  onward: ShownOnward;
}

/** The page at a route's address, with its drawing and what it leads to. */
export function localPageAt(address: string): ShownLocalPage {
  const { path, content } = pageAt(address);
  const sheet = drawing(`landing-${path.slice(1)}`);
  return { path, label: pageLabels[path], content, sheet, onward: shownOnward(content.onward) };
}
