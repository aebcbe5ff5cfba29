import { brand } from '@agency/contracts';
import { z } from 'zod';
import { chartSymbols } from '../chart-symbols';

/** The eight service landing pages, by the name of their content file and their address. */
export const landingSlugs = [
  'google-ads-consultant-wilmington-nc',
  'facebook-ads-consultant-wilmington-nc',
  'digital-marketing-consultant-wilmington-nc',
  'ai-marketing-consultant-wilmington-nc',
  'marketing-analytics-consultant-wilmington-nc',
  'ppc-consultant-wilmington-nc',
  'creative-strategy-consultant-wilmington-nc',
  'conversion-rate-optimization-wilmington-nc',
] as const;

export type LandingSlug = (typeof landingSlugs)[number];

const text = z.string().trim().min(1);
const heading = z.strictObject({ plain: text, emphasized: text });
const longestTitle = 60 - ` | ${brand.name}`.length;

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
  meta: z.strictObject({ title: text.max(longestTitle), description: text.max(160) }),
  hero: z.strictObject({ heading, lead: text, button: text, aside: text }),
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
