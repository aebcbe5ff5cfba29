import type { HistoryPoint } from '@agency/contracts';
import { formatDayRange, formatShortDay } from '~/lib/eastern-display';
import { FiguresTable } from '~/ui/desk/figures-table';
import { formatCount, formatCtr, formatPosition } from '../performance/format-performance';
import styles from './history-table.module.css';

interface HistoryTableProps {
  caption: string;
  points: readonly HistoryPoint[];
}

/** The chart's data as a table, newest day first. */
export function HistoryTable({ caption, points }: HistoryTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={styles.scroller}>
      <FiguresTable>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Position</th>
            <th scope="col">Clicks</th>
            <th scope="col">Impressions</th>
            <th scope="col">CTR</th>
          </tr>
        </thead>
        <tbody>
          {points
            .toReversed()
            .map(({ day, position, clicks, impressions, ctr, coversDays, period }) => (
              <tr key={day}>
                <th scope="row">
                  {formatShortDay(day)}
                  {(coversDays > 1 || period) && (
                    <span className="text-fine text-slate">
                      {' '}
                      {period ? formatDayRange(period.from, period.to) : `${coversDays} days`}
                    </span>
                  )}
                </th>
                {clicks === null ? (
                  <td colSpan={4} className="text-slate">
                    no data
                  </td>
                ) : (
                  <>
                    <td>{formatPosition(position)}</td>
                    <td>{formatCount(clicks)}</td>
                    <td>{formatCount(impressions)}</td>
                    <td>{formatCtr(ctr)}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </FiguresTable>
    </section>
  );
}
