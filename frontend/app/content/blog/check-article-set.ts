import { articleCategories } from './article-schema';
import type { Article } from './read-article';

/** How many there are: a lost file or a second featured article is noticed here, not by a visitor. */
const articleCounts = { all: 18, listed: 17 } as const;

const internalLink = /<a href="(\/[^"#]*)/g;

function newestFirst(one: Article, other: Article): number {
  return other.date.localeCompare(one.date);
}

function brokenLinks(article: Article, pages: ReadonlySet<string>): string[] {
  const targets = [...article.html.matchAll(internalLink)].map((match) => match[1] ?? '');
  return [
    ...targets.filter((target) => !pages.has(target)).map((target) => `a link to ${target}`),
    ...article.related
      .filter((slug) => !pages.has(`/blog/${slug}`))
      .map((slug) => `related: ${slug} is missing`),
  ].map((fault) => `${article.slug}.md: ${fault}`);
}

function faultsOf(articles: readonly Article[], sitePaths: readonly string[]): string[] {
  const listed = articles.filter((article) => article.listed);
  const featured = articles.filter((article) => article.featured).map(({ slug }) => slug);
  const unused = articleCategories.filter(
    (category) => !articles.some((article) => article.category === category),
  );
  const pages = new Set([...sitePaths, ...articles.map(({ slug }) => `/blog/${slug}`)]);
  return [
    articles.length !== articleCounts.all &&
      `${articleCounts.all} articles expected, ${articles.length} there`,
    listed.length !== articleCounts.listed &&
      `${articleCounts.listed} listed articles expected, ${listed.length} there`,
    (featured.length !== 1 || featured[0] !== listed[0]?.slug) &&
      `the newest listed article alone must be featured, not ${featured.join(', ') || 'none'}`,
    unused.length > 0 && `no article in ${unused.join(', ')}`,
    ...articles.flatMap((article) => brokenLinks(article, pages)),
  ].filter((fault) => fault !== false);
}

/** All articles, newest first. Throws with everything that does not fit together. */
export function checkArticleSet(
  articles: readonly Article[],
  sitePaths: readonly string[],
): readonly Article[] {
  const sorted = [...articles].sort(newestFirst);
  const faults = faultsOf(sorted, sitePaths);
  if (faults.length > 0) {
    throw new Error(`app/content/blog/articles does not fit together.\n  ${faults.join('\n  ')}`);
  }
  return sorted;
}
