import { classNames } from '~/ui/class-names';
import { LocalDate } from '~/ui/local-date';
import styles from './article-card.module.css';

interface ArticleFactsProps {
  category: string;
  date: string;
  readTime?: string;
  className?: string;
}

/** The line above a title: category, date, reading time. */
export function ArticleFacts({ category, date, readTime, className }: ArticleFactsProps) {
  return (
    <p className={classNames(styles.facts, className)}>
      {/* Spaces for screen readers and copied text. The layout has its own gap. */}
      <span className={styles.badge}>{category}</span> <LocalDate date={date} />{' '}
      {readTime && <span>{readTime}</span>}
    </p>
  );
}
