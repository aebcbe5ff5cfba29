import type { ShownArticle } from '~/content/blog/articles.server';
import { articleAuthor } from '~/content/blog/blog';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ArticleFacts } from '../article-facts';
import { ShareButton } from './share-button';

interface ArticleHeaderProps {
  article: ShownArticle;
  crumbs: readonly Crumb[];
}

export function ArticleHeader({ article, crumbs }: ArticleHeaderProps) {
  return (
    <header className="article-header">
      <div className="chart-width article-header-grid">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <ArticleFacts
            category={article.category}
            date={article.date}
            readTime={article.readTime}
          />
          <h1 className="article-title">{article.title}</h1>
          <div className="article-signed">
            <p>{articleAuthor}</p>
            <ShareButton title={article.title} />
          </div>
        </div>
        <img
          src={article.picture}
          alt=""
          width={480}
          height={300}
          fetchPriority="high"
          className="article-picture"
        />
      </div>
    </header>
  );
}
