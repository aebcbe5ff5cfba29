import type { HistoryPoint } from '@agency/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { classNames } from '~/ui/class-names';
import { formatTick, plotArea } from '~/ui/desk/chart/axes';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { ChartDrawing, ChartLine, LineLabel, XTick, YTick } from '~/ui/desk/chart/chart-parts';
import type { Metric } from '../shared/rankings-view';
import { drawnValue, type Series } from './metric';
import { type DataPoint, splitIntoSegments } from './segments';

export interface MetricChartProps {
  /** One line, or two that are compared: the second is dashed, and both are labeled. */
  series: readonly Series[];
  metric: Metric;
  /** A description for people who cannot see the chart. */
  label: string;
  /** The day under the cursor. */
  selected: HistoryPoint | undefined;
}

const threshold = 'stroke-channel stroke-1 opacity-55 forced-colors:stroke-[GrayText]';
const cursor = 'stroke-magenta stroke-1 forced-colors:stroke-[Highlight]';
const marker =
  'stroke-magenta stroke-[11px] [stroke-linecap:round] forced-colors:stroke-[Highlight]';

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A metric over time, the best on top. All lengths are percentages, so the chart fits any width without measuring. */
export default function MetricChart({ series, metric, label, selected }: MetricChartProps) {
  const lines = series.map(({ name, points }) => {
    const segments = splitIntoSegments(points, metric);
    return { name, points, segments, newest: segments.at(-1)?.at(-1) };
  });
  const values = lines.flatMap(({ segments }) => segments.flat().map(({ value }) => value));
  const { domain, scale: y, ticks } = yAxis(metric, values);
  const days = series[0]?.points ?? [];
  const ends = [startOf(days[0]?.day ?? ''), startOf(days.at(-1)?.day ?? '')] as const;
  const x = scaleUtc().domain(ends).range([plotArea.left, plotArea.right]);
  const draw = line<DataPoint>()
    .x(({ day }) => x(startOf(day)))
    .y(({ value }) => y(value))
    .curve(curveMonotoneX);
  const upper = lines.toSorted((one, other) => endOf(one.newest, y) - endOf(other.newest, y))[0];

  return (
    <ChartCanvas>
      <ChartDrawing label={label}>
        {metric === 'position' ? (
          <PositionBands y={y} top={domain.top} bottom={domain.bottom} />
        ) : (
          ticks.map(({ at }) => <path key={at} className={threshold} d={`M0 ${y(at)}H100`} />)
        )}
        {lines.map(({ name, segments }, index) =>
          segments.map((segment) => (
            <ChartLine
              key={`${name} ${segment[0]?.day}`}
              data-segment=""
              isSecond={index > 0}
              d={draw(segment) ?? undefined}
            />
          )),
        )}
        {selected && <path className={cursor} d={`M${x(startOf(selected.day))} 0V100`} />}
        {lines.map(({ name, points, newest }) => {
          const marked = markedPoint(points, metric, selected) ?? newest;
          // A zero-length line: its round caps keep their shape however the chart is stretched.
          return marked && <path key={name} className={marker} d={draw([marked]) ?? undefined} />;
        })}
      </ChartDrawing>
      {ticks.map(({ at, label: text }) => (
        <YTick key={at} at={y(at)}>
          {text}
        </YTick>
      ))}
      {x.ticks(4).map((tick) => (
        <XTick key={tick.getTime()} at={x(tick)}>
          {formatTick(tick, ends)}
        </XTick>
      ))}
      {lines.length > 1 &&
        lines.map(
          (shown) =>
            shown.newest && (
              <LineLabel
                key={shown.name}
                x={x(startOf(shown.newest.day))}
                y={y(shown.newest.value)}
                side={shown === upper ? 'above' : 'below'}
              >
                {shown.name}
              </LineLabel>
            ),
        )}
    </ChartCanvas>
  );
}

/** Where a line ends, in percent from the top. */
function endOf(newest: DataPoint | undefined, y: (value: number) => number): number {
  return newest ? y(newest.value) : 100;
}

/** The selected day's point of a series. */
function markedPoint(
  points: readonly HistoryPoint[],
  metric: Metric,
  selected: HistoryPoint | undefined,
): DataPoint | undefined {
  const point = selected && points.find(({ day }) => day === selected.day);
  const value = point ? drawnValue(point, metric) : null;
  return point && value !== null ? { day: point.day, value } : undefined;
}

interface PositionBandsProps {
  y: (position: number) => number;
  top: number;
  bottom: number;
}

const bandColors = ['fill-[#bcdbe2]', 'fill-shoal', 'fill-shallows', 'fill-white'] as const;

/** The top 3, 10 and 20 as bands of color. */
function PositionBands({ y, top, bottom }: PositionBandsProps) {
  const edges = [
    0,
    ...positionThresholds.map((position) => Math.min(100, Math.max(0, y(position)))),
    100,
  ];
  return (
    <>
      {edges.slice(1).map((edge, band) => {
        const from = edges[band] ?? 0;
        return (
          <rect
            key={positionThresholds[band] ?? 'rest'}
            className={classNames(bandColors[band], 'forced-colors:fill-[Canvas]')}
            width="100"
            y={from}
            height={edge - from}
          />
        );
      })}
      {positionThresholds
        .filter((position) => position > top && position < bottom)
        .map((position) => (
          <path key={position} className={threshold} d={`M0 ${y(position)}H100`} />
        ))}
    </>
  );
}

/** Where the background color of the chart changes. */
const positionThresholds = [3, 10, 20] as const;

const tickCandidates = [1, 3, 10, 20, 30, 50, 70, 100, 200, 500];

/** Ticks closer than this share of the axis would overlap. */
const minTickDistance = 1 / 11;

interface YDomain {
  /** The value at the top: the best position, or the most clicks. */
  top: number;
  bottom: number;
}

/** Starts at position 1, unless every position is far below it. */
function yDomain(positions: readonly number[]): YDomain {
  const best = Math.min(...positions);
  const worst = Math.max(...positions);
  const top = best > 30 ? Math.floor((best - 5) / 10) * 10 : 1;
  return { top, bottom: Math.max(top + 4, Math.ceil(worst + (worst - top) * 0.12)) };
}

function yTicks({ top, bottom }: YDomain): number[] {
  const minDistance = (bottom - top) * minTickDistance;
  const ticks: number[] = [];
  const candidates =
    top > 1 ? [top, ...tickCandidates.filter((position) => position > top)] : tickCandidates;
  for (const position of candidates) {
    const last = ticks.at(-1);
    if (position <= bottom && (last === undefined || position - last >= minDistance)) {
      ticks.push(position);
    }
  }
  return ticks.length > 1 ? ticks : [top, bottom];
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** The axis of a metric: its scale in percent of the chart, and its ticks with their labels. */
function yAxis(metric: Metric, values: readonly number[]) {
  const range = [plotArea.top, plotArea.bottom];
  if (metric === 'position') {
    const domain = yDomain(values);
    const scale = scaleLinear([domain.top, domain.bottom], range);
    return { domain, scale, ticks: yTicks(domain).map((at) => ({ at, label: String(at) })) };
  }
  // Counts start at zero and have no fractions.
  const scale = scaleLinear([Math.max(1, ...values), 0], range).nice(4);
  const [top = 1, bottom = 0] = scale.domain();
  const ticks = scale.ticks(4).filter(Number.isInteger);
  return {
    domain: { top, bottom },
    scale,
    ticks: ticks.map((at) => ({ at, label: short.format(at) })),
  };
}
