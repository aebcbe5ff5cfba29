import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './desk-filters.module.css';

/** What narrows a list: a row with the search, and below it the filters. */
export function DeskFilters({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

interface FilterRowProps {
  /** Whether it scrolls sideways on a phone instead of taking several lines. */
  canScroll?: boolean;
  children: ReactNode;
}

export function FilterRow({ canScroll = false, children }: FilterRowProps) {
  return <div className={classNames(styles.row, canScroll && styles.chips)}>{children}</div>;
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} onClick={onClear}>
      Clear filters
    </button>
  );
}
