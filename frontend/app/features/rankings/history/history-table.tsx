import type { HistoryPoint } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { FiguresTable } from '~/ui/desk/figures-table';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import type { Metric } from '../shared/rankings-view';
import { isCovered } from './describe-history';
import type { Series } from './metric';
import { formatPoint, isDailyAverage, metricLabels } from './metric';

interface HistoryTableProps {
  series: readonly Series[];
  metric: Metric;
}

/** The chart's data as a table, newest day first: all metrics of one series, or the chosen one of two. */
export function HistoryTable({ series, metric }: HistoryTableProps) {
  const [main] = series;
  if (!main) return null;
  const isCompared = series.length > 1;
  const caption = `${series.map(({ what }) => what).join(' and ')} by day`;
  const headings = isCompared
    ? series.map(({ name }) => `${metricLabels[metric]}, ${name}`)
    : ['Position', 'Clicks', 'Impressions', 'CTR'];
  const rows = main.points
    .map((point, index) => ({ point, points: series.map(({ points }) => points[index] ?? point) }))
    // An uploaded period is listed on its last day; the other days it covers have no row.
    .filter(({ points }) =>
      points.some((point, place) => !isCovered(series[place]?.points ?? [], point)),
    );

  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto border-y border-sand [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:bg-buff @max-[36rem]/figures:[&_:is(th,td)]:pl-2 @max-[36rem]/figures:[&_:is(th,td)]:text-(length:--text-fine)"
    >
      <FiguresTable caption={caption} headings={['Day', ...headings]}>
        <tbody>
          {rows.toReversed().map(({ point, points }) => (
            <tr key={point.day}>
              <th scope="row">
                <CoveredDays points={points} />
              </th>
              {isCompared ? (
                points.map((compared, place) => (
                  <td key={series[place]?.name}>{formatPoint(compared, metric)}</td>
                ))
              ) : (
                <Metrics point={point} metric={metric} />
              )}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </section>
  );
}

/** The day, and the others that were summed with it. */
function CoveredDays({ points }: { points: readonly HistoryPoint[] }) {
  const widest = points.find(({ coversDays }) => coversDays > 1);
  const { day, coversDays } = widest ?? points[0] ?? {};
  return (
    <>
      {day && formatShortDay(day)}
      {widest && <span className="text-fine text-slate"> {coversDays} days</span>}
    </>
  );
}

/** All metrics of a day. The chart's metric is followed by the daily average, if that is what the chart draws. */
function Metrics({ point, metric }: { point: HistoryPoint; metric: Metric }) {
  const { position, clicks, impressions, ctr } = point;
  if (clicks === null) {
    return (
      <td colSpan={4} className="text-slate">
        no data
      </td>
    );
  }
  const average = isDailyAverage(point, metric) && (
    <span className="block text-fine text-slate">{formatPoint(point, metric)}</span>
  );
  return (
    <>
      <td>{formatPosition(position)}</td>
      <td>
        {formatCount(clicks)}
        {metric === 'clicks' && average}
      </td>
      <td>
        {formatCount(impressions)}
        {metric === 'impressions' && average}
      </td>
      <td>{formatCtr(ctr)}</td>
    </>
  );
}
