import type { ArticleSummary } from '~/content/blog/articles.server';
import { articleAuthor, blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { ArticleFacts } from './article-facts';

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <section aria-labelledby="featured-heading" className="chart-width featured">
      <img
        src={article.picture}
        alt=""
        width={480}
        height={300}
        fetchPriority="high"
        className="featured-picture"
      />
      <div className="featured-text">
        <h2 id="featured-heading" className="featured-label">
          {blogSections.featured}
        </h2>
        <ArticleFacts category={article.category} date={article.date} />
        <h3 className="featured-title">{article.title}</h3>
        <p className="mt-4">{article.excerpt}</p>
        <p className="mb-6 mt-5 text-small text-slate">
          {articleAuthor} · {article.readTime}
        </p>
        <ButtonLink to={paths.blogArticle(article.slug)}>
          {blogSections.readMore}
          <span className="sr-only">: {article.title}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
