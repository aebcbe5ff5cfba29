import type { ArticleSummary } from '~/content/blog/articles.server';
import { articleAuthor, blogSections } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import { Reveal } from '~/ui/reveal';
import styles from './article-card.module.css';
import { ArticleFacts } from './article-facts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Position in its row, which delays the reveal. */
  index: number;
}

export function ArticleCard({ article, index }: ArticleCardProps) {
  return (
    <Reveal as="li" index={index} className={styles.root}>
      <img
        src={article.picture}
        alt=""
        width={480}
        height={300}
        loading="lazy"
        className={styles.picture}
      />
      <ArticleFacts category={article.category} date={article.date} />
      <h3 className="line-clamp-2 text-title">{article.title}</h3>
      <p className="mt-3 line-clamp-3 text-small">{article.excerpt}</p>
      <div className={styles.foot}>
        <p>
          {articleAuthor}
          <br />
          {article.readTime}
        </p>
        <ReadMore slug={article.slug} title={article.title} />
      </div>
    </Reveal>
  );
}

/** The hidden title tells the links apart for screen readers. */
function ReadMore({ slug, title }: Pick<ArticleSummary, 'slug' | 'title'>) {
  return (
    <a
      href={paths.blogArticle(slug)}
      className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
    >
      {blogSections.readMore}
      <span className="sr-only">: {title}</span>
    </a>
  );
}
