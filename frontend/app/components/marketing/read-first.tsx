import { Link } from 'react-router';
import { onwardSection } from '~/content/onward';
import type { ShownOnward } from '~/content/onward.server';
import { paths } from '~/lib/paths';
import { classNames } from '~/ui/class-names';
import stretchedLink from '~/ui/stretched-link.module.css';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './read-first.module.css';

/** Two articles and the pages beside this one, for visitors who are not ready to call. */
export function ReadFirst({ onward: { articles, pages } }: { onward: ShownOnward }) {
  return (
    <section aria-labelledby="read-first-heading" className={styles.root}>
      <div className={classNames('chart-width', styles.grid)}>
        <h2 id="read-first-heading" className="text-heading">
          <TwoPartHeading text={onwardSection.heading} />
        </h2>
        <ul className={styles.articles}>
          {articles.map(({ slug, title, readTime, picture }) => (
            <li key={slug} className={styles.article}>
              <img src={picture} alt="" width={480} height={300} loading="lazy" />
              <div>
                <h3>
                  <Link to={paths.blogArticle(slug)} className={stretchedLink.root}>
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-fine text-slate">{readTime}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.pages}>
          <h3>{onwardSection.pages}</h3>
          <ul>
            {pages.map(({ to, label, why }) => (
              <li key={to}>
                <p>
                  <Link to={to}>{label}</Link>
                </p>
                <p className="text-small">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
