import { Feed } from 'feed';
import type { PageFacts } from './read-page.ts';

/** Feed readers show the text elsewhere: its links must be absolute. */
function withAbsoluteLinks(html: string, base: string): string {
  return html.replaceAll(/href="(\/[^"]*)"/g, (_match, path: string) => {
    return `href="${new URL(path, base).href}"`;
  });
}

/** Noon in North Carolina, in winter and in summer: midnight in Greenwich is the day before, here. */
const atNoon = (date: string) => new Date(`${date}T17:00:00Z`);

/** All articles in full, in the order of the pages. */
export function rssFeed(pages: readonly PageFacts[], blog: PageFacts, feedPath: string): string {
  const frame = blog.structured.find((thing) => thing['@type'] === 'Blog');
  const articles = pages.flatMap((page) =>
    page.article ? [{ ...page, article: page.article }] : [],
  );
  const feed = new Feed({
    title: frame?.name ?? blog.title,
    description: blog.description,
    id: blog.address,
    link: blog.address,
    language: 'en-US',
    feedLinks: { rss: new URL(feedPath, blog.address).href },
    updated: atNoon(articles[0]?.article.date ?? '1970-01-01'),
    generator: false,
  });
  for (const { title, address, description, article, textHtml } of articles) {
    feed.addItem({
      title,
      id: address,
      link: address,
      date: atNoon(article.date),
      description,
      content: textHtml && withAbsoluteLinks(textHtml, blog.address),
      category: [{ name: article.category }],
    });
  }
  return feed.rss2();
}
