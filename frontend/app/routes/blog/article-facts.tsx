import { classNames } from '~/ui/class-names';
import { LocalDate } from '~/ui/local-date';
import styles from './article-card.module.css';

interface ArticleFactsProps {
  category: string;
  date: string;
  readTime?: string;
  className?: string;
}

/** The line above a title: what it is about, when it was written, how long it takes. */
export function ArticleFacts({ category, date, readTime, className }: ArticleFactsProps) {
  return (
    <p className={classNames(styles.facts, className)}>
      {/* The spaces are for whoever reads or copies the text: on the page a gap stands there. */}
      <span className={styles.badge}>{category}</span> <LocalDate date={date} />{' '}
      {readTime && <span>{readTime}</span>}
    </p>
  );
}
