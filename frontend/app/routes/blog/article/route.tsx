import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { articleBySlug, type ShownArticle } from '~/content/blog/articles.server';
import { articlePage, articleSuffix, blogCrumbs } from '~/content/blog/blog';
import { leadPathOf } from '~/content/lead-path';
import { pageMeta } from '~/content/page-meta';
import { paths } from '~/lib/paths';
import { blogPostingData } from '~/lib/seo/blog-posting';
import { breadcrumbData, type Crumb } from '~/lib/seo/breadcrumbs';
import stylesheet from '~/styles/article.css?url';
import { classNames } from '~/ui/class-names';
import type { Route } from './+types/route';
import styles from './article.module.css';
import { ArticleHeader } from './article-header';
import { Contents } from './contents';
import { RelatedArticles } from './related-articles';

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
