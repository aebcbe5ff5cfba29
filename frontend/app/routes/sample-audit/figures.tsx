import { type ReactNode, useId } from 'react';
import { classNames } from '~/ui/class-names';
import styles from './figures.module.css';

interface PlateProps {
  caption: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A drawing in a chart's double frame, with its caption below. */
export function Plate({ caption, children, className }: PlateProps) {
  return (
    <figure className={classNames(styles.plate, className)}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface ConclusionProps {
  text: string;
  /** The figures that it is drawn from. */
  children: ReactNode;
}

/** What a drawing comes to, beside the table of its figures. */
export function Conclusion({ text, children }: ConclusionProps) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
      <p className="font-display text-title leading-[1.25] text-balance italic">{text}</p>
      {children}
    </div>
  );
}

interface DrawingProps {
  height: number;
  /** Text alternative. */
  alt: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * As wide as its column: its parts are placed across in percent, down in pixels. So its lettering has one size on every
 * screen.
 */
export function Drawing({ height, alt, children, className }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      height={height}
      className={classNames(styles.drawing, className)}
    >
      {children}
    </svg>
  );
}

/** Parts in pixels from a place that is in percent. */
export function At({ x, children }: { x: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" x={x} className={styles.at}>
      {children}
    </svg>
  );
}

/** A part of the whole, as a length across a drawing. */
export const inPercentOf = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

interface BarProps {
  /** Its share of the longest bar. */
  share: number;
  /** Its start, as a share of the longest bar. */
  from?: number;
  className: string | undefined;
}

/** A bar to scale. Drawn instead of a background, which printers leave out. Its `color` is the fill. */
export function Bar({ share, from = 0, className }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={className}>
      <rect x={percent(from)} width={percent(share)} height="100%" fill="currentColor" />
    </svg>
  );
}

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
    <table aria-labelledby={captionId} className={styles.table}>
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
