import type { ShownArticle } from '~/content/blog/articles.server';
import { articlePage } from '~/content/blog/blog';
import styles from './article.module.css';

/** Beside the text, or folded above it if there is no room. One of the two lists is visible. */
export function Contents({ headings }: Pick<ShownArticle, 'headings'>) {
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
