import { parse } from 'yaml';
import { z } from 'zod';
import { articleSuffix } from './blog';
import { type RenderedArticle, renderArticle } from './render-article';

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
const frontMatter = z.strictObject({
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

type FrontMatter = z.infer<typeof frontMatter>;

const wordLimits = { min: 1200, max: 2500 } as const;

export interface Article extends FrontMatter, RenderedArticle {
  readTime: string;
}

const wordsPerMinute = 220;
const parts = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

/** What is wrong with the metadata, and its values if nothing is. */
function readFront(front: string, slug: string): { faults: string[]; values?: FrontMatter } {
  const result = frontMatter.safeParse(parse(front));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { faults };
  }
  const faults: string[] = [];
  if (result.data.slug !== slug) faults.push(`slug: says ${result.data.slug}`);
  if (result.data.related.includes(slug)) faults.push('related: names the article itself');
  return { faults, values: result.data };
}

/** What is wrong with the text, and what it becomes if it can be rendered. */
function readBody(body: string): { faults: string[]; rendered?: RenderedArticle } {
  try {
    const rendered = renderArticle(body);
    const { words } = rendered;
    const isOutside = words < wordLimits.min || words > wordLimits.max;
    const limits = `${wordLimits.min} to ${wordLimits.max}`;
    return { faults: isOutside ? [`text: ${words} words, outside ${limits}`] : [], rendered };
  } catch (error) {
    return { faults: [`text: ${(error as Error).message}`] };
  }
}

/** One article from its file. Throws with the file's name and all that is wrong in it. */
export function readArticle(slug: string, source: string): Article {
  const { front, body } = parts.exec(source)?.groups ?? {};
  const { faults, values } = readFront(front ?? '', slug);
  const text = readBody(body ?? '');
  const all =
    front === undefined ? ['no front matter between --- lines'] : [...faults, ...text.faults];
  if (all.length > 0 || !values || !text.rendered) {
    throw new Error(
      `app/content/blog/articles/${slug}.md is not an article.\n  ${all.join('\n  ')}`,
    );
  }
  return { ...values, ...text.rendered, readTime: readTimeOf(text.rendered.words) };
}
