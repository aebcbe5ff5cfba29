import type { LeadSources } from '@agency/contracts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { Chip } from '~/ui/desk/chip';
import { FiguresTable } from '~/ui/desk/figures-table';
import styles from './trend.module.css';
import type { TrendChartProps } from './trend-chart';

const failedChart: { default: ComponentType<TrendChartProps> } = {
  default: () => (
    <ChartCanvas role="alert" isEmpty>
      The chart could not be loaded. The table shows the same data.
    </ChartCanvas>
  ),
};

/** Loaded separately with d3, so that the figures appear first. */
const TrendChart = lazy<ComponentType<TrendChartProps>>(() =>
  import('./trend-chart').catch(() => failedChart),
);

/** Leads and booked calls over time, as a chart or as a table. */
export function Trend({ trend }: Pick<LeadSources, 'trend'>) {
  const [isTable, setTable] = useState(false);
  if (trend.length < 2) return null;
  return (
    <section aria-labelledby="trend" className={styles.root}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 id="trend" className="text-[length:1.25rem] leading-[1.35]">
          Over time
        </h3>
        <Chip onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Chip>
      </div>
      {isTable ? (
        <TrendTable trend={trend} />
      ) : (
        <>
          <div data-only="paper">
            <TrendTable trend={trend} />
          </div>
          <p aria-hidden="true" data-only="screen" className={styles.legend}>
            <span data-line="leads">Leads</span> <span data-line="booked">Booked a call</span>
          </p>
          <div data-only="screen" className={styles.frame}>
            <Suspense fallback={<ChartCanvas aria-busy />}>
              <TrendChart trend={trend} label={describeTrend(trend)} />
            </Suspense>
          </div>
        </>
      )}
    </section>
  );
}

function TrendTable({ trend }: Pick<LeadSources, 'trend'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Over time, as a table" tabIndex={0} className={styles.scroller}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Leads</th>
            <th scope="col">Booked a call</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map(({ from, counts }) => (
            <tr key={from}>
              <th scope="row">{formatShortDay(from)}</th>
              <td data-primary="">{counts.leads.toLocaleString('en-US')}</td>
              <td data-label="booked a call">{counts.booked.toLocaleString('en-US')}</td>
              <td data-label="won">{counts.won.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </section>
  );
}

/** The chart in words, for people who cannot see it. */
function describeTrend(trend: LeadSources['trend']): string {
  const [first, ...others] = trend;
  if (!first) return 'Leads over time: no data.';
  const most = others.reduce(
    (best, next) => (next.counts.leads > best.counts.leads ? next : best),
    first,
  );
  const newest = trend.at(-1) ?? first;
  const count = ({ counts }: typeof first) => counts.leads.toLocaleString('en-US');
  return `Leads over time: ${count(first)} from ${formatShortDay(first.from)}, a high of ${count(most)} from ${formatShortDay(most.from)}, ${count(newest)} from ${formatShortDay(newest.from)}.`;
}
