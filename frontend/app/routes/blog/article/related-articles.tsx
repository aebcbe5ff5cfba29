import type { ArticleSummary } from '~/content/blog/articles.server';
import { articlePage } from '~/content/blog/blog';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { ArticleCard } from '../article-card';
import articleCardStyles from '../article-card.module.css';
import styles from './article.module.css';

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="related-heading" className={styles.related}>
      <div className="chart-width">
        <h2 id="related-heading" className="text-heading">
          <TwoPartHeading text={articlePage.related} />
        </h2>
        <ul className={articleCardStyles.grid}>
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} index={index} />
          ))}
        </ul>
      </div>
    </section>
  );
}
