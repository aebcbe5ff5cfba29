import type { ArticleSummary } from '~/content/blog/articles.server';
import { articleAuthor, blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { ArticleFacts } from './article-facts';
import styles from './blog.module.css';

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <section
      aria-labelledby="featured-heading"
      className={classNames('chart-width', styles.featured)}
    >
      <img
        src={article.picture}
        alt=""
        width={480}
        height={300}
        fetchPriority="high"
        className={styles.featuredPicture}
      />
      <div className={styles.featuredText}>
        <h2 id="featured-heading" className={styles.featuredLabel}>
          {blogSections.featured}
        </h2>
        <ArticleFacts category={article.category} date={article.date} />
        <h3 className={styles.featuredTitle}>{article.title}</h3>
        <p className="mt-4">{article.excerpt}</p>
        <p className="mb-6 mt-5 text-small text-slate">
          {articleAuthor} · {article.readTime}
        </p>
        <ButtonLink href={paths.blogArticle(article.slug)}>
          {blogSections.readMore}
          <span className="sr-only">: {article.title}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
