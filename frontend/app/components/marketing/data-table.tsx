import { useId } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The first column names the row. Scrolls sideways on a small screen. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const captionId = useId();
  return (
    <figure className={styles.root}>
      <figcaption id={captionId}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
        <table aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.slice(1).map((column, index) => (
                  <td key={column}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
