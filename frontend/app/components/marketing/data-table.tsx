import { useId } from 'react';
import { narrowLook } from '~/lib/narrow-look';
import styles from './data-table.module.css';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The first column is the row header. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const captionId = useId();
  const narrow = narrowLook(rows);
  return (
    <figure className={styles.root}>
      <figcaption id={captionId}>{caption}</figcaption>
      <table aria-labelledby={captionId} data-narrow={narrow}>
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
                <td key={column} data-label={narrow === 'stacks' ? column : undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
