import { parse } from 'yaml';
import { type FrontMatter, frontMatter, wordLimits } from './article-schema';
import { type RenderedArticle, renderArticle } from './render-article';

export interface Article extends FrontMatter, RenderedArticle {
  readTime: string;
}

const wordsPerMinute = 220;
const parts = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

function faultsOf(article: Article, slug: string): string[] {
  const faults: string[] = [];
  if (article.slug !== slug) faults.push(`slug: says ${article.slug}`);
  if (article.words < wordLimits.min || article.words > wordLimits.max) {
    faults.push(`text: ${article.words} words, outside ${wordLimits.min} to ${wordLimits.max}`);
  }
  if (article.related.includes(slug)) faults.push('related: names the article itself');
  return faults;
}

function read(source: string): Article {
  const { front, body } = parts.exec(source)?.groups ?? {};
  if (front === undefined || body === undefined)
    throw new Error('no front matter between --- lines');
  const result = frontMatter.safeParse(parse(front));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(faults.join('\n  '));
  }
  const rendered = renderArticle(body);
  return { ...result.data, ...rendered, readTime: readTimeOf(rendered.words) };
}

/** One article from its file. Throws with the file's name and what is wrong in it. */
export function readArticle(slug: string, source: string): Article {
  const file = `app/content/blog/articles/${slug}.md`;
  try {
    const article = read(source);
    const faults = faultsOf(article, slug);
    if (faults.length > 0) throw new Error(faults.join('\n  '));
    return article;
  } catch (error) {
    throw new Error(`${file} is not an article.\n  ${(error as Error).message}`);
  }
}
