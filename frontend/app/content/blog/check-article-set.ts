import { paths } from '~/lib/paths';
import { type Article, articleCategories } from './read-article';

const internalLink = /<a href="(\/[^"#]*)/g;

function newestFirst(one: Article, other: Article): number {
  return other.date.localeCompare(one.date);
}

function brokenLinks(article: Article, pages: ReadonlySet<string>): string[] {
  const targets = [...article.html.matchAll(internalLink)].map((match) => match[1] ?? '');
  return [
    ...targets.filter((target) => !pages.has(target)).map((target) => `a link to ${target}`),
    ...article.related
      .filter((slug) => !pages.has(paths.blogArticle(slug)))
      .map((slug) => `related: ${slug} is missing`),
  ].map((fault) => `${article.slug}.md: ${fault}`);
}

function faultsOf(articles: readonly Article[], sitePaths: readonly string[]): string[] {
  const unused = articleCategories.filter(
    (category) => !articles.some((article) => article.category === category),
  );
  const pages = new Set([...sitePaths, ...articles.map(({ slug }) => paths.blogArticle(slug))]);
  return [
    ...unused.map((category) => `no article in ${category}`),
    ...articles.flatMap((article) => brokenLinks(article, pages)),
  ];
}

/**
 * All articles, newest first. Throws an error that lists every empty category and every link to an article or page
 * that does not exist, which is how a lost file is noticed.
 */
export function checkArticleSet<One extends Article>(
  articles: readonly One[],
  sitePaths: readonly string[],
): readonly One[] {
  const sorted = [...articles].sort(newestFirst);
  const faults = faultsOf(sorted, sitePaths);
  if (faults.length > 0) {
    throw new Error(`app/content/blog/articles does not fit together.\n  ${faults.join('\n  ')}`);
  }
  return sorted;
}
