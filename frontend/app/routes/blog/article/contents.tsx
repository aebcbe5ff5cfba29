import type { ShownArticle } from '~/content/blog/articles.server';
import { articlePage } from '~/content/blog/blog';
import styles from './article.module.css';

/** Hidden where it does not fit beside the text. */
export function Contents({ headings }: Pick<ShownArticle, 'headings'>) {
  return (
    <nav aria-labelledby="contents-heading" className={styles.contents}>
      <h2 id="contents-heading" className="font-display text-title italic">
        {articlePage.contents}
      </h2>
      <ol className="mt-3">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
