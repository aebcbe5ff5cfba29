import type { RankingHistory } from '@agency/contracts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { classNames } from '~/ui/class-names';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { DaySlider } from './day-slider';
import { describeHistory, describePoint } from './describe-history';
import styles from './history-chart.module.css';
import { HistoryTable } from './history-table';
import type { PositionChartProps } from './position-chart';

const failedChart: { default: ComponentType<PositionChartProps> } = {
  default: () => (
    <ChartCanvas role="alert" isEmpty>
      The chart could not be loaded. The table shows the same data.
    </ChartCanvas>
  ),
};

/** Loaded separately with d3, so that the page appears first. */
const PositionChart = lazy<ComponentType<PositionChartProps>>(() =>
  import('./position-chart').catch(() => failedChart),
);

interface HistoryChartProps {
  /** As in 'Average position'. */
  what: string;
  history: RankingHistory;
  isTable: boolean;
  isBusy: boolean;
}

/** The chart or its table; without data, the reason. */
export function HistoryChart({ what, history: { points }, isTable, isBusy }: HistoryChartProps) {
  const [index, setIndex] = useState<number | null>(null);
  const selected = index === null ? undefined : points[index];
  const newest = points.findLast(({ position }) => position !== null);

  if (!newest) {
    return (
      <ChartCanvas isEmpty>
        {points.length === 0
          ? 'No data yet. It arrives with the first check.'
          : 'No data for these days. Try a longer range.'}
      </ChartCanvas>
    );
  }
  if (isTable) return <HistoryTable caption={`${what} by day`} points={points} />;
  return (
    <div className="grid grid-cols-1 gap-2 pb-7.5" aria-busy={isBusy}>
      {/* For screen readers, the slider says the same. Two lines on a phone keep the chart in place. */}
      <p aria-hidden="true" className="min-h-[3.1em] text-slate md:min-h-[1.55em]">
        {describePoint(selected ?? newest)}
      </p>
      <div
        className={classNames(
          styles.frame,
          isBusy && 'opacity-60 transition-opacity delay-150 duration-200',
        )}
      >
        <Suspense fallback={<ChartCanvas aria-busy />}>
          <PositionChart
            points={points}
            label={describeHistory(what, points)}
            selected={selected}
          />
        </Suspense>
        <DaySlider points={points} index={index} onSelect={setIndex} />
      </div>
    </div>
  );
}
