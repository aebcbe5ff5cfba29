/**
 * The articles, read and checked while the pages are rendered at build. Only then, so that neither
 * the Markdown parser nor another article's text reaches a browser.
 */
import { publicPaths } from '~/lib/paths';
import { checkArticleSet } from './check-article-set';
import { type PicturedArticle, readArticles } from './read-articles';

const files = import.meta.glob<string>('./articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pictures = import.meta.glob<string>('../../artwork/article-*.{svg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const articles = checkArticleSet(readArticles(files, pictures), publicPaths);
const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** What a card shows of an article. */
export type ArticleSummary = Pick<
  PicturedArticle,
  'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'readTime' | 'picture'
>;

function summaryOf(article: PicturedArticle): ArticleSummary {
  const { slug, title, excerpt, date, category, readTime, picture } = article;
  return { slug, title, excerpt, date, category, readTime, picture };
}

/** What a link from another part of the site shows about an article. */
export type ArticleLink = Pick<ArticleSummary, 'slug' | 'title' | 'readTime' | 'picture'>;

export function articleLink(slug: string): ArticleLink {
  const article = bySlug.get(slug);
  if (!article) throw new Error(`app/content/blog/articles/${slug}.md is missing.`);
  const { title, readTime, picture } = article;
  return { slug, title, readTime, picture };
}

/** What the index shows: the newest listed article is featured, the other listed ones follow. */
export function articleIndex() {
  const [featured, ...latest] = articles.filter((article) => article.listed).map(summaryOf);
  return { featured, latest };
}

/** One article with the cards of its related articles; undefined if there is no such article. */
export function articleBySlug(slug: string) {
  const article = bySlug.get(slug);
  if (!article) return undefined;
  const { listed, related, ...shown } = article;
  const next = related.flatMap((other) => bySlug.get(other) ?? []).map(summaryOf);
  return { ...shown, next };
}

export type ShownArticle = NonNullable<ReturnType<typeof articleBySlug>>;
