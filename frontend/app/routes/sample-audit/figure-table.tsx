import { type ReactNode, useId } from 'react';
import styles from './figure-table.module.css';
import { Bar } from './plate';

export interface FigureRow {
  name: ReactNode;
  cells: readonly string[];
  look?: 'wasted' | 'sum' | undefined;
  /** Drawn under the name: its share of the largest. */
  share?: number | undefined;
}

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Columns that do not fit on a phone; the drawing above has their figures. */
  wideColumns?: readonly number[];
}

/** A narrow table of figures that fits a phone without scrolling. */
export function FigureTable({ caption, columns, rows, wideColumns = [] }: FigureTableProps) {
  const captionId = useId();
  const [first, ...others] = columns;
  const roomOf = (column: number) => (wideColumns.includes(column) ? 'wide' : undefined);
  return (
    <table aria-labelledby={captionId} className={styles.root}>
      <caption id={captionId}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column, index) => (
            <th key={column} scope="col" data-room={roomOf(index + 1)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, look, share }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
          <tr key={row} data-look={look}>
            <th scope="row">
              {name}
              {share !== undefined && <Bar share={share} className={styles.share} />}
            </th>
            {others.map((column, index) => (
              <td key={column} data-room={roomOf(index + 1)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
