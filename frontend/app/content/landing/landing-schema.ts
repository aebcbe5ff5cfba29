import { brand } from '@agency/contracts';
import { z } from 'zod';
import { type ServicePagePath, servicePagePaths } from '~/lib/paths';
import { chartSymbols } from '../chart-symbols';
import { leadTopics } from '../lead-topics';

/** A service landing page's address without the slash, which is also the name of its file in `pages/`. */
export type LandingSlug = ServicePagePath extends `/${infer Slug}` ? Slug : never;

const slugOf = <Slug extends string>(path: `/${Slug}`) => path.slice(1) as Slug;

export const landingSlugs: readonly LandingSlug[] = servicePagePaths.map(slugOf<LandingSlug>);

const text = z.string().trim().min(1);
const heading = z.strictObject({ plain: text, emphasized: text });
/** Search results cut a title after 60 characters, of which the brand takes its part. */
const maxTitleLength = 60 - ` | ${brand.name}`.length;
const titleTooLong = `must be at most ${maxTitleLength} characters: a title has 60, and “ | ${brand.name}” takes the rest`;

const serviceCard = z.strictObject({
  icon: z.enum(chartSymbols),
  title: text,
  description: text,
  features: z.array(text).length(5),
});

const point = z.strictObject({ term: text, text });

const table = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(3),
    /** A cell may be empty, but none may be missing. */
    rows: z.array(z.array(z.string())).min(2),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'each row needs a cell for each column',
  });

/** A list that only some pages carry. `then` is what to do instead, or what to read off the result. */
const extraList = z.strictObject({
  kind: z.enum(['mistakes', 'tools', 'platforms', 'tests']),
  heading,
  lead: text,
  entries: z.array(z.strictObject({ name: text, text, note: text.optional() })).min(4),
});

export const landingContent = z.strictObject({
  slug: z.enum(landingSlugs),
  meta: z.strictObject({
    title: text.max(maxTitleLength, titleTooLong),
    description: text.max(160),
  }),
  hero: z.strictObject({
    heading,
    lead: text,
    button: z.enum(leadTopics.map(({ button }) => button)),
    aside: text,
  }),
  services: z.strictObject({ heading, lead: text, cards: z.array(serviceCard) }),
  middle: z.strictObject({
    heading,
    lead: text,
    /** What the diagram shows, for who does not see it. */
    diagram: text,
    points: z.array(point).min(3).max(6),
    table: table.optional(),
    takeaway: text,
  }),
  list: extraList.optional(),
  why: z.strictObject({ heading, cards: z.array(point).length(3) }),
  closing: z.strictObject({ heading: text, text }),
  /** How the page lays its sheets out: chosen by what it has to show, so that no two pages look alike. */
  layout: z.strictObject({
    hero: z.enum(['chart-right', 'chart-left', 'deep', 'band']),
    figures: z.enum(['deep', 'line', 'shoal']),
    services: z.enum(['sheets', 'ledger', 'columns', 'six']),
    middle: z.enum(['beside', 'wide', 'deep']),
    why: z.enum(['row', 'stagger', 'lead']),
    closing: z.enum(['notice', 'deep']),
    order: z.array(z.enum(['services', 'middle', 'list', 'why'])),
  }),
});

export type LandingContent = z.infer<typeof landingContent>;
