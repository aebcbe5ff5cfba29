import { z } from 'zod';
import { articleSuffix } from './blog';

export const articleCategories = [
  'AI Enablement',
  'Google Ads',
  'Facebook Ads',
  'Digital Marketing',
  'Local Marketing',
  'Local SEO',
  'Tourism Marketing',
  'Real Estate Marketing',
  'Healthcare Marketing',
  'Professional Services',
  'Retail Marketing',
  'Automotive Marketing',
  'Education Marketing',
  'Fitness Marketing',
  'Marine Marketing',
  'Construction Marketing',
] as const;

const text = z.string().trim().min(1);
/** What fits on a card on a phone: three lines. */
const maxExcerptLength = 116;
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words and hyphens');
/** Search results cut a title after 60 characters, including the suffix. */
const maxTitleLength = 60 - ` | ${articleSuffix}`.length;

/** The metadata above an article's text in its file. */
export const frontMatter = z.strictObject({
  slug,
  title: text.max(maxTitleLength),
  description: text.max(160),
  excerpt: text.max(maxExcerptLength),
  date: z.iso.date(),
  /** When its text last changed, if later than `date`. */
  updated: z.iso.date().optional(),
  category: z.enum(articleCategories),
  /** Whether the index shows it. The feed, the sitemap and other articles link to it in any case. */
  listed: z.boolean(),
  related: z.array(slug).length(3),
});

export type FrontMatter = z.infer<typeof frontMatter>;

export const wordLimits = { min: 1200, max: 2500 } as const;
