import type { ShownArticle } from '~/content/blog/articles.server';
import { articleAuthor } from '~/content/blog/blog';
import { island } from '~/lib/island';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { ArticleFacts } from '../article-facts';
import styles from './article.module.css';
import { ShareButton } from './share-button';

interface ArticleHeaderProps {
  article: ShownArticle;
  crumbs: readonly Crumb[];
}

const LiveShareButton = island('share-button', ShareButton, { start: 'use' });

export function ArticleHeader({ article, crumbs }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={classNames('chart-width', styles.headerGrid)}>
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <ArticleFacts
            category={article.category}
            date={article.date}
            readTime={article.readTime}
            className={styles.facts}
          />
          <h1 className={styles.title}>{article.title}</h1>
          <div className={styles.signed}>
            <p>{articleAuthor}</p>
            <LiveShareButton title={article.title} />
          </div>
        </div>
        <img
          src={article.picture}
          alt=""
          width={480}
          height={300}
          fetchPriority="high"
          className={styles.picture}
        />
      </div>
    </header>
  );
}
