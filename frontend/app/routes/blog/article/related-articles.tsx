import { PageSection } from '~/components/marketing/page-section';
import type { ArticleSummary } from '~/content/blog/articles.server';
import { articlePage } from '~/content/blog/blog';
import { ArticleCard } from '../article-card';
import articleCardStyles from '../article-card.module.css';
import styles from './article.module.css';

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <PageSection name="related" heading={articlePage.related} className={styles.related}>
      <ul className={articleCardStyles.grid}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} index={index} />
        ))}
      </ul>
    </PageSection>
  );
}
