import { brand } from '@agency/contracts';
import { z } from 'zod';
import { type ServicePagePath, servicePagePaths } from '~/lib/paths';
import { chartSymbols } from '../chart-symbols';
import { leadTopics } from '../lead-topics';
import { onwardPaths } from '../onward.server';

/** A service landing page's address without the slash, which is also the name of its file in `pages/`. */
export type LandingSlug = ServicePagePath extends `/${infer Slug}` ? Slug : never;

const slugOf = <Slug extends string>(path: `/${Slug}`) => path.slice(1) as Slug;

export const landingSlugs: readonly LandingSlug[] = servicePagePaths.map(slugOf<LandingSlug>);

const text = z.string().trim().min(1);
const heading = z.strictObject({ plain: text, emphasized: text });
/** Search results cut a title after 60 characters, including the brand. */
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
    /** A phone can stack at most five. */
    columns: z.array(text).min(3).max(5),
    /** A cell may be empty, but none may be missing. */
    rows: z.array(z.array(z.string())).min(2),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'each row needs a cell for each column',
  });

/** A list that only some pages have. What `note` says depends on the kind: see `noteNames` in routes/landing. */
const extraList = z.strictObject({
  kind: z.enum(['mistakes', 'tools', 'platforms', 'tests']),
  heading,
  lead: text,
  entries: z.array(z.strictObject({ name: text, text, note: text.optional() })).min(4),
});

/** See `Onward`. Whether the articles exist is checked when they are resolved. */
const onward = z.strictObject({
  articles: z.tuple([text, text]),
  pages: z.array(z.strictObject({ path: z.enum(onwardPaths), why: text })).length(2),
});

export const landingContent = z.strictObject({
  slug: z.enum(landingSlugs),
  meta: z.strictObject({
    title: text.max(maxTitleLength, titleTooLong),
    description: text.max(160),
  }),
  hero: z.strictObject({
    kicker: text,
    heading,
    lead: text,
    button: z.enum(leadTopics.map(({ button }) => button)),
    aside: text,
  }),
  services: z.strictObject({ heading, lead: text, cards: z.array(serviceCard) }),
  middle: z.strictObject({
    heading,
    lead: text,
    /** The diagram's text alternative. */
    diagram: text,
    points: z.array(point).min(3).max(6),
    table: table.optional(),
    takeaway: text,
  }),
  list: extraList.optional(),
  why: z.strictObject({ heading, cards: z.array(point).length(3) }),
  closing: z.strictObject({ heading: text, text }),
  onward,
  /** The page's layout, chosen to suit its content, so that no two pages look alike. */
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
