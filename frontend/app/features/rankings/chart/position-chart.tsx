import type { HistoryPoint } from '@agency/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { coursesOf, type Waypoint } from './course';
import { contours, depthsOf, soundingsOf } from './depths';
import { plot } from './plot';

export interface PositionChartProps {
  points: readonly HistoryPoint[];
  /** What the picture says, for those who do not see it. */
  label: string;
  /** The day that is being read. */
  read: HistoryPoint | undefined;
}

const instant = (day: string) => new Date(`${day}T00:00:00Z`);
const dateLabel = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
/** What lies between the contours, from the surface down. */
const waters = [...contours, 'beyond'] as const;
const percent = (share: number) => `${share}%`;

/**
 * Positions as depths below the first place. All lengths are percent of the plot, so that it fits any width without
 * being measured.
 */
export default function PositionChart({ points, label, read }: PositionChartProps) {
  const courses = coursesOf(points);
  const depths = depthsOf(courses.flat().map(({ position }) => position));
  const [first, last] = [points[0], points.at(-1)];
  const across = scaleUtc()
    .domain([instant(first?.day ?? ''), instant(last?.day ?? '')])
    .range([plot.left, plot.right]);
  const down = scaleLinear().domain([depths.top, depths.bottom]).range([plot.top, plot.bottom]);
  const draw = line<Waypoint>()
    .x(({ day }) => across(instant(day)))
    .y(({ position }) => down(position))
    .curve(curveMonotoneX);
  const edges = [0, ...contours.map((place) => Math.min(100, Math.max(0, down(place)))), 100];
  const end = courses.at(-1)?.at(-1);
  const marked = read?.position != null ? read : undefined;

  return (
    <div className="chart-sheet">
      <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
        {edges.slice(1).map((edge, water) => {
          const from = edges[water] ?? 0;
          return (
            <rect
              key={waters[water]}
              className="chart-water"
              data-water={water}
              width="100"
              y={from}
              height={edge - from}
            />
          );
        })}
        {contours
          .filter((place) => place > depths.top && place < depths.bottom)
          .map((place) => (
            <path key={place} className="chart-contour" d={`M0 ${down(place)}H100`} />
          ))}
        {courses.map((course) => (
          <path key={course[0]?.day} className="chart-course" d={draw(course) ?? undefined} />
        ))}
        {read && <path className="chart-plumb" d={`M${across(instant(read.day))} 0V100`} />}
        {end && !marked && <Mark at={end} draw={draw} />}
        {marked?.position != null && (
          <Mark at={{ day: marked.day, position: marked.position }} draw={draw} />
        )}
      </svg>
      {soundingsOf(depths).map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className="chart-sounding"
          style={{ top: percent(down(place)) }}
        >
          {place}
        </span>
      ))}
      {across.ticks(4).map((tick) => (
        <span
          key={tick.getTime()}
          aria-hidden="true"
          className="chart-date"
          style={{ left: percent(across(tick)) }}
        >
          {dateLabel.format(tick)}
        </span>
      ))}
    </div>
  );
}

interface MarkProps {
  at: Waypoint;
  draw: (course: Waypoint[]) => string | null;
}

/** A line without length, whose round ends keep their shape however the plot is stretched. */
function Mark({ at, draw }: MarkProps) {
  return <path className="chart-mark" d={draw([at]) ?? undefined} />;
}
