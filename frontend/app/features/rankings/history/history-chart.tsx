import { type ComponentType, lazy, type PointerEvent, Suspense, useState } from 'react';
import { classNames } from '~/ui/class-names';
import { plotArea } from '~/ui/desk/chart/axes';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { LineSample } from '~/ui/desk/chart/chart-parts';
import type { Metric } from '../shared/rankings-view';
import { describeHistory, describePoint } from './describe-history';
import { HistoryTable } from './history-table';
import type { Series } from './metric';
import { drawnValue, isDailyAverage } from './metric';
import type { MetricChartProps } from './metric-chart';

const failedChart: { default: ComponentType<MetricChartProps> } = {
  default: () => (
    <ChartCanvas role="alert" isEmpty>
      The chart couldn’t be loaded. The table shows the same data.
    </ChartCanvas>
  ),
};

/** Loaded separately with d3, so that the page appears first. */
const MetricChart = lazy<ComponentType<MetricChartProps>>(() =>
  import('./metric-chart').catch(() => failedChart),
);

/** Drawn like the border of a nautical chart. */
const frame =
  'relative border border-ink p-[5px] [background:var(--graduation)_0_0/100%_5px_no-repeat,var(--graduation)_0_100%/100%_5px_no-repeat,var(--color-paper)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-magenta *:first:border *:first:border-ink';

interface HistoryChartProps {
  /** The one that the chart is about, then the one it is compared with. */
  series: readonly Series[];
  metric: Metric;
  isTable: boolean;
  isBusy: boolean;
}

/** The chart or its table; without data, the reason. */
export function HistoryChart({ series, metric, isTable, isBusy }: HistoryChartProps) {
  const [index, setIndex] = useState<number | null>(null);
  const days = series[0]?.points ?? [];
  const selected = index === null ? undefined : days[index];
  const isEmpty = series.every(({ points }) =>
    points.every((point) => drawnValue(point, metric) === null),
  );

  if (isEmpty) {
    return (
      <ChartCanvas isEmpty>
        {days.length === 0
          ? 'No data yet. It arrives with the first check.'
          : 'No data for these days. Try a longer range.'}
      </ChartCanvas>
    );
  }
  if (isTable) return <HistoryTable series={series} metric={metric} />;
  const label = series.map(({ what, points }) => describeHistory(what, points, metric));
  const hasAverages = series.some(({ points }) =>
    points.some((point) => isDailyAverage(point, metric)),
  );
  return (
    <div className="grid grid-cols-1 gap-2 pb-7.5" aria-busy={isBusy}>
      {/* For screen readers, the slider says the same. Two lines on a phone keep the chart in place. */}
      <div aria-hidden="true" className="grid gap-1 text-slate">
        {series.map((shown, place) => (
          <p key={shown.name} className="min-h-[3.1em] md:min-h-[1.55em]">
            {series.length > 1 && (
              <>
                <LineSample isSecond={place > 0} />
                <bdi className="font-semibold text-ink">{shown.name}</bdi>{' '}
              </>
            )}
            {describeDay(shown, metric, index)}
          </p>
        ))}
      </div>
      <div
        className={classNames(
          frame,
          isBusy && 'opacity-60 transition-opacity delay-150 duration-200',
        )}
      >
        <Suspense fallback={<ChartCanvas aria-busy />}>
          <MetricChart
            series={series}
            metric={metric}
            label={label.join('. ')}
            selected={selected}
          />
        </Suspense>
        <DaySlider series={series} metric={metric} index={index} onSelect={setIndex} />
      </div>
      {hasAverages && (
        <p className="pt-7 text-fine text-slate">
          An uploaded period is drawn as its average per day.
        </p>
      )}
    </div>
  );
}

/** The selected day, or the newest with data. */
function describeDay({ points }: Series, metric: Metric, index: number | null): string {
  const newest = points.findLast((point) => drawnValue(point, metric) !== null);
  const point = (index === null ? undefined : points[index]) ?? newest;
  return point ? describePoint(point, metric) : 'no data for these days';
}

interface DaySliderProps {
  series: readonly Series[];
  metric: Metric;
  /** The selected day; null before the chart is used. */
  index: number | null;
  onSelect: (index: number | null) => void;
}

/** An invisible slider over the chart: pointer, touch or arrow keys move from day to day. */
function DaySlider({ series, metric, index, onSelect }: DaySliderProps) {
  const last = (series[0]?.points.length ?? 1) - 1;
  const shown = index ?? last;

  function follow(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const percent = ((event.clientX - left) / width) * 100;
    const share = (percent - plotArea.left) / (plotArea.right - plotArea.left);
    onSelect(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <input
      type="range"
      className="absolute inset-0 z-1 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
      aria-label="Day"
      aria-valuetext={describeSeries(series, metric, shown)}
      min={0}
      max={last}
      value={shown}
      onChange={(event) => onSelect(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onSelect(null)}
    />
  );
}

/** Names the series if there are two. */
function describeSeries(series: readonly Series[], metric: Metric, index: number): string {
  const sentences = series.flatMap(({ name, points }) => {
    const point = points[index];
    if (!point) return [];
    const words = describePoint(point, metric);
    return series.length > 1 ? `${name}, ${words}` : words;
  });
  return sentences.join('; ');
}
