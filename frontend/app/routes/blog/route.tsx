import contours from '~/artwork/contours-blog.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { articleIndex } from '~/content/blog/articles.server';
import { blogBanner, blogHero, blogMeta, blogSections } from '~/content/blog/blog';
import { pageMeta } from '~/content/page-meta';
import { paths } from '~/lib/paths';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import { ArticleCard } from './article-card';
import articleCardStyles from './article-card.module.css';
import styles from './blog.module.css';
import { FeaturedArticle } from './featured-article';
import { Remainder } from './remainder';

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
          <p className="mt-3 text-small">
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
