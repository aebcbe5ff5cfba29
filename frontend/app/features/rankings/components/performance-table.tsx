import type { ComponentProps } from 'react';
import styles from './performance-table.module.css';

/**
 * A table of performance data. In a narrow container each row becomes a line of its header and its `data-primary` cell,
 * with the other cells below, labeled by `data-label`.
 */
export function PerformanceTable(props: Omit<ComponentProps<'table'>, 'className'>) {
  return <table {...props} className={styles.table} />;
}
