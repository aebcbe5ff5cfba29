import { ArticleCard, ArticleFacts } from '~/components/marketing/article-card';
import articleCardStyles from '~/components/marketing/article-card.module.css';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { PageSection } from '~/components/marketing/page-section';
import {
  type ArticleSummary,
  articleBySlug,
  type ShownArticle,
} from '~/content/blog/articles.server';
import { articleAuthor, articlePage, articleSuffix, blogCrumbs } from '~/content/blog/blog';
import { leadPathOf } from '~/content/lead-topics';
import { pageMeta } from '~/content/page-meta';
import { island } from '~/lib/island';
import { paths } from '~/lib/paths';
import { blogPostingData, breadcrumbData, type Crumb } from '~/lib/seo/structured-data';
import stylesheet from '~/styles/article.css?url';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import type { Route } from './+types/route';
import styles from './article.module.css';
import { ShareButton } from './share-button';

/** The site answers an unknown slug with the blog's 404 page, so this only happens in development. */
export function loader({ params }: Route.LoaderArgs) {
  const article = articleBySlug(params.slug);
  if (!article) throw new Response('There is no such article.', { status: 404 });
  return article;
}

function crumbsOf({ slug, title }: ShownArticle): Crumb[] {
  return [...blogCrumbs, { label: title, path: paths.blogArticle(slug) }];
}

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = ({ loaderData: article }: Route.MetaArgs) => {
  const { title, description } = article;
  const path = paths.blogArticle(article.slug);
  return pageMeta({
    title,
    suffix: articleSuffix,
    description,
    path,
    type: 'article',
    structured: [blogPostingData({ ...article, path }), breadcrumbData(crumbsOf(article))],
  });
};

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <article>
        <ArticleHeader article={article} crumbs={crumbsOf(article)} />
        <CallBar button={articlePage.closing.button} to={leadPathOf(articlePage.closing.button)}>
          <div className={classNames('chart-width', styles.columns)}>
            <Contents headings={article.headings} />
            <div
              className="article-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
              dangerouslySetInnerHTML={{ __html: article.html }}
            />
          </div>
          <div className={classNames('chart-width', styles.columns)}>
            <BackToBlog />
          </div>
        </CallBar>
      </article>
      <CtaBanner look="deep" {...articlePage.closing} />
      <RelatedArticles articles={article.next} />
    </>
  );
}

function BackToBlog() {
  return (
    <p className={styles.backToBlog}>
      <a
        href={paths.blog}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-channel underline underline-offset-4"
      >
        <span aria-hidden="true">←</span>
        {articlePage.back}
      </a>
    </p>
  );
}

/** Beside the text, or folded above it if there is no room. One of the two lists is visible. */
function Contents({ headings }: Pick<ShownArticle, 'headings'>) {
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={articlePage.contents} className={styles.contents}>
      <div className={styles.contentsBeside}>
        <h2 className="font-display text-title italic">{articlePage.contents}</h2>
        {list}
      </div>
      <details className={styles.contentsFolded}>
        <summary>{articlePage.contents}</summary>
        {list}
      </details>
    </nav>
  );
}

function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
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

interface ArticleHeaderProps {
  article: ShownArticle;
  crumbs: readonly Crumb[];
}

const LiveShareButton = island('share-button', ShareButton, { start: 'use' });

function ArticleHeader({ article, crumbs }: ArticleHeaderProps) {
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
