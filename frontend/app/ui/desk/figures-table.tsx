import type { ComponentProps } from 'react';
import styles from './figures-table.module.css';

/**
 * A table of figures. In a narrow container each row becomes a line of its header and its `data-primary` cell,
 * with the other cells below, labeled by `data-label`.
 */
export function FiguresTable(props: Omit<ComponentProps<'table'>, 'className'>) {
  return <table {...props} className={styles.table} />;
}
