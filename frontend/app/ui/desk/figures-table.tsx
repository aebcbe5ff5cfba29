import type { ComponentProps, ReactNode } from 'react';
import styles from './figures-table.module.css';

interface FiguresTableProps extends Omit<ComponentProps<'table'>, 'className'> {
  /** Of the columns; empty above actions. Without them, the children bring their own. */
  headings?: readonly string[];
  caption?: ReactNode;
}

/**
 * A table of figures. In a narrow container each row becomes a line of its header and its `data-primary` cell,
 * with the other cells below, labeled by `data-label`.
 */
export function FiguresTable({ headings, caption, children, ...table }: FiguresTableProps) {
  return (
    <table {...table} className={styles.table}>
      {caption && <caption className="sr-only">{caption}</caption>}
      {headings && (
        <thead>
          <tr>
            {headings.map((heading) =>
              heading === '' ? (
                <td key={heading} />
              ) : (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      {children}
    </table>
  );
}
