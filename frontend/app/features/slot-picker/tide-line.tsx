import {
  daysBetween,
  type EasternDate,
  minutesOfDay,
  type Slot,
  slotGrid,
  type TimeOfDay,
} from '@agency/contracts';

export interface TideLineProps {
  /** The direction of time. */
  axis: 'x' | 'y';
  day: EasternDate;
  slots: Slot[];
  chosen: TimeOfDay | undefined;
  className?: string;
}

const hourLabels = [9, 10, 11, 12, 1, 2, 3, 4];

/** The line's depth at low water, in percent of the drawing, and the rise to high water. */
const course = { x: { low: 78, rise: -52 }, y: { low: 48, rise: 28 } } as const;

/** The home page's contour as the day's timeline. Decorative: the buttons beside it say the same. */
export function TideLine({ axis, day, slots, chosen, className }: TideLineProps) {
  const points = tidePoints(day);
  const across = (level: number) => course[axis].low + course[axis].rise * level;
  const at = (along: number, depth: number) =>
    axis === 'x' ? { x: along, y: depth } : { x: depth, y: along };
  const path = (shift: number) =>
    points
      .map(({ along, level }, index) => {
        const { x, y } = at(along, across(level) + shift);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
      })
      .join('');
  const shore = axis === 'x' ? 'L100 100L0 100Z' : 'L0 100L0 0Z';

  return (
    <svg aria-hidden="true" className={className}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path d={path(0) + shore} className="fill-shoal/70" />
        {[0, 9, 18].map((shift) => (
          <path
            key={shift}
            d={path(axis === 'x' ? shift : -shift)}
            className="fill-none stroke-channel"
            strokeWidth={shift === 0 ? 1.75 : 0.75}
            opacity={shift === 0 ? 1 : 0.45}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {hourLabels.map((hour, index) => {
        const { x, y } = at(((index + 0.5) / hourLabels.length) * 100, axis === 'x' ? 91 : 20);
        return (
          <text
            key={hour}
            x={`${x}%`}
            y={`${y}%`}
            dy="0.35em"
            textAnchor="middle"
            className="fill-channel font-display text-fine italic"
          >
            {hour}
          </text>
        );
      })}
      {slots.map((slot, index) => {
        const share = (index + 0.5) / slots.length;
        const { x, y } = at(share * 100, across(tideLevel(day, share)));
        if (slot.time === chosen) return <Buoy key={slot.time} x={`${x}%`} y={`${y}%`} />;
        return (
          <circle
            key={slot.time}
            cx={`${x}%`}
            cy={`${y}%`}
            r={slot.unavailableReason ? 1.75 : 4}
            className={
              slot.unavailableReason ? 'fill-slate' : 'fill-white stroke-channel stroke-[1.5]'
            }
          />
        );
      })}
    </svg>
  );
}

/** The chosen time, as a nun buoy on the line. */
function Buoy({ x, y }: { x: string; y: string }) {
  return (
    <svg aria-hidden="true" x={x} y={y} className="overflow-visible">
      <path d="M-7 3L-3-14H3L7 3Z" className="fill-magenta" />
      <path d="M0-14V-20" className="stroke-magenta stroke-2" />
      <path d="M-10 3Q0 8 10 3" className="fill-none stroke-channel stroke-[1.5]" />
    </svg>
  );
}

const tideHours = 12.42;
/** How much later high water comes every day. */
const dailyDelayHours = 0.84;

/** The line's height at a share of the day's grid: 0 low water, 1 high water. A drawing, not a forecast. */
function tideLevel(day: EasternDate, share: number): number {
  const opening = minutesOfDay(slotGrid.first) / 60;
  const hours = opening + share * 8 - daysBetween('2026-01-05', day) * dailyDelayHours;
  return (1 + Math.cos((2 * Math.PI * hours) / tideHours)) / 2;
}

const steps = 48;

/** Points along the grid, in percent of both dimensions. */
function tidePoints(day: EasternDate): { along: number; level: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    along: (step / steps) * 100,
    level: tideLevel(day, step / steps),
  }));
}
