import { type ComponentType, lazy, Suspense } from 'react';
import type { PositionChartProps } from './position-chart';

type Chart = { default: ComponentType<PositionChartProps> };

const missing: Chart = {
  default: () => (
    <p role="alert" className="chart-sheet chart-missing">
      The chart could not be loaded. The table shows the same figures.
    </p>
  ),
};

const PositionChart = lazy<ComponentType<PositionChartProps>>(() =>
  import('./position-chart').catch(() => missing),
);

/** The chart in a file of its own, with what draws it: the page is there before it. */
export function LazyChart(props: PositionChartProps) {
  return (
    <Suspense fallback={<div className="chart-sheet" aria-busy="true" />}>
      <PositionChart {...props} />
    </Suspense>
  );
}
