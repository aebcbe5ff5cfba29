import type { RankingHistory } from '@agency/contracts';
import { useState } from 'react';
import { DayReader } from './day-reader';
import { describeHistory, describePoint } from './describe-history';
import { HistoryTable } from './history-table';
import { LazyChart } from './lazy-chart';

interface HistoryFigureProps {
  /** What is drawn, as in 'Average position'. */
  what: string;
  history: RankingHistory;
  asTable: boolean;
  isBusy: boolean;
}

export function HistoryFigure({ what, history: { points }, asTable, isBusy }: HistoryFigureProps) {
  const [index, setIndex] = useState<number | null>(null);
  const read = index === null ? undefined : points[index];
  const newest = points.findLast(({ position }) => position !== null);

  if (!newest) {
    return (
      <p className="chart-sheet chart-missing">
        {points.length === 0
          ? 'No figures yet. They come with the first check.'
          : 'No figures in these days. A longer span may show some.'}
      </p>
    );
  }
  if (asTable) return <HistoryTable caption={`${what} by day`} points={points} />;
  return (
    <div className="chart-frame" aria-busy={isBusy}>
      {/* The slider tells the same to whoever does not see this. */}
      <p aria-hidden="true" className="chart-reading">
        {describePoint(read ?? newest)}
      </p>
      <div className="chart-plot">
        <LazyChart points={points} label={describeHistory(what, points)} read={read} />
        <DayReader points={points} index={index} onRead={setIndex} />
      </div>
    </div>
  );
}
