import contours from '~/artwork/contours-blog.svg?url';
import { ArticleCard, ArticleFacts } from '~/components/marketing/article-card';
import articleCardStyles from '~/components/marketing/article-card.module.css';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { type ArticleSummary, articleIndex } from '~/content/blog/articles.server';
import {
  articleAuthor,
  blogBanner,
  blogHero,
  blogMeta,
  blogRemainder,
  blogSections,
} from '~/content/blog/blog';
import { pageMeta } from '~/content/page-meta';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import type { Route } from './+types/route';
import styles from './blog.module.css';

const mostColumns = 3;

export const loader = () => articleIndex();

export const meta = () => pageMeta(blogMeta);

export default function Blog({ loaderData: { featured, latest } }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <img src={contours} alt="" width={900} height={900} className={styles.heroWater} />
        <div className="chart-width">
          <h1 className="text-page">
            <TwoPartHeading text={blogHero.heading} />
          </h1>
          <p className="mt-6 max-w-[30.5em] text-lead">{blogHero.lead}</p>
          <SampleAuditLink className="mt-3" />
          <p className="text-small">
            <a
              href={paths.blogFeed}
              className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
            >
              {blogHero.feedLink}
            </a>
          </p>
        </div>
      </section>
      <CallBar>
        {featured && <FeaturedArticle article={featured} />}
        <section aria-labelledby="latest-heading" className="py-20 lg:py-28">
          <div className="chart-width">
            <h2 id="latest-heading" className="text-heading">
              {blogSections.latest}
            </h2>
            <div className={styles.gridFrame}>
              <ul className={articleCardStyles.grid}>
                {latest.map((article, index) => (
                  <ArticleCard key={article.slug} article={article} index={index % mostColumns} />
                ))}
              </ul>
              <Remainder />
            </div>
          </div>
        </section>
      </CallBar>
      <CtaBanner look="notice" {...blogBanner} />
    </>
  );
}

/** Fills the space after the last card with an invitation to ask. */
function Remainder() {
  return (
    <div className={styles.remainder}>
      <p className="font-display text-title italic">{blogRemainder.title}</p>
      <p className="max-w-[29.5em] text-small">{blogRemainder.text}</p>
      <p>
        <a
          href={paths.contact}
          className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
        >
          {blogRemainder.link}
        </a>
      </p>
    </div>
  );
}

function FeaturedArticle({ article }: { article: ArticleSummary }) {
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
