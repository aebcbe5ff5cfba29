import { articlePage } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import styles from './article.module.css';

export function BackToBlog() {
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
