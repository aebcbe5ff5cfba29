import { blogRemainder } from '~/content/blog/blog';
import { paths } from '~/lib/paths';
import styles from './blog.module.css';

/** Fills the space after the last card with an invitation to ask. */
export function Remainder() {
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
