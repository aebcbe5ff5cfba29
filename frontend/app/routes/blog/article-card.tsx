import type { ArticleSummary } from '~/content/blog/articles.server';
import { articleAuthor } from '~/content/blog/blog';
import { Reveal } from '~/ui/reveal';
import styles from './article-card.module.css';
import { ArticleFacts } from './article-facts';
import { ReadMore } from './read-more';

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
