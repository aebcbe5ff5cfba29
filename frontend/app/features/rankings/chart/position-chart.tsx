import type { HistoryPoint } from '@agency/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { formatTick, plotArea } from '~/ui/desk/chart/axes';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { ChartDrawing, ChartLine, XTick, YTick } from '~/ui/desk/chart/chart-parts';
import styles from './position-chart.module.css';
import { type DataPoint, splitIntoSegments } from './segments';
import { positionThresholds, yDomain, yTicks } from './y-axis';

export interface PositionChartProps {
  points: readonly HistoryPoint[];
  /** A description for people who cannot see the chart. */
  label: string;
  /** The day under the cursor. */
  selected: HistoryPoint | undefined;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Positions over time, the best on top. All lengths are percentages, so the chart fits any width without measuring. */
export default function PositionChart({ points, label, selected }: PositionChartProps) {
  const segments = splitIntoSegments(points);
  const domain = yDomain(segments.flat().map(({ position }) => position));
  const [first, last] = [points[0], points.at(-1)];
  const days = [startOf(first?.day ?? ''), startOf(last?.day ?? '')] as const;
  const x = scaleUtc().domain(days).range([plotArea.left, plotArea.right]);
  const y = scaleLinear()
    .domain([domain.top, domain.bottom])
    .range([plotArea.top, plotArea.bottom]);
  const draw = line<DataPoint>()
    .x(({ day }) => x(startOf(day)))
    .y(({ position }) => y(position))
    .curve(curveMonotoneX);
  const bandEdges = [
    0,
    ...positionThresholds.map((position) => Math.min(100, Math.max(0, y(position)))),
    100,
  ];
  const newest = segments.at(-1)?.at(-1);
  const marked =
    selected?.position == null ? newest : { day: selected.day, position: selected.position };

  return (
    <ChartCanvas>
      <ChartDrawing label={label}>
        {bandEdges.slice(1).map((edge, band) => {
          const from = bandEdges[band] ?? 0;
          return (
            <rect
              key={positionThresholds[band] ?? 'rest'}
              className={styles.band}
              data-band={band}
              width="100"
              y={from}
              height={edge - from}
            />
          );
        })}
        {positionThresholds
          .filter((position) => position > domain.top && position < domain.bottom)
          .map((position) => (
            <path key={position} className={styles.threshold} d={`M0 ${y(position)}H100`} />
          ))}
        {segments.map((segment) => (
          <ChartLine key={segment[0]?.day} data-segment="" d={draw(segment) ?? undefined} />
        ))}
        {selected && <path className={styles.cursor} d={`M${x(startOf(selected.day))} 0V100`} />}
        {/* A line without length: its round caps keep their shape however the chart is stretched. */}
        {marked && <path className={styles.marker} d={draw([marked]) ?? undefined} />}
      </ChartDrawing>
      {yTicks(domain).map((position) => (
        <YTick key={position} at={y(position)}>
          {position}
        </YTick>
      ))}
      {x.ticks(4).map((tick) => (
        <XTick key={tick.getTime()} at={x(tick)}>
          {formatTick(tick, days)}
        </XTick>
      ))}
    </ChartCanvas>
  );
}
