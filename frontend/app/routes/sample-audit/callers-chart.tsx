import { type CallerHour, callerHours, hourLabel } from '~/content/sample-audit/callers';
import { callersPlate } from '~/content/sample-audit/sample-audit';
import { Drawing } from './plate';
import styles from './plate.module.css';

interface Layout {
  room: 'wide' | 'narrow';
  width: number;
  /** Width of one hour. */
  step: number;
  left: number;
  radius: number;
  /** Interval of labeled hours. */
  every: number;
}

const mostCallers = Math.max(...callerHours.map(({ answered, missed }) => answered + missed));

const alt = `${callersPlate.caption}. ${callerHours
  .map(({ hour, answered, missed }) => callersPlate.hour(hourLabel(hour), answered, missed))
  .join('; ')}.`;

/** Consecutive hours that are all staffed, or all not. */
function staffedRuns(): CallerHour[][] {
  return callerHours
    .reduce<CallerHour[][]>((runs, hour) => {
      const run = runs.at(-1);
      if (run?.[0]?.isStaffed === hour.isStaffed) run.push(hour);
      else runs.push([hour]);
      return runs;
    }, [])
    .filter(([first]) => first?.isStaffed);
}

function Dots({ layout }: { layout: Layout }) {
  const { room, width, step, left, radius, every } = layout;
  const firstHour = callerHours[0]?.hour ?? 0;
  const pitch = radius * 2 + 4;
  const top = 44;
  const floor = top + mostCallers * pitch + 10;
  const xOf = (hour: number) => left + (hour - firstHour) * step;
  const dotY = (index: number) => floor - 8 - radius - index * pitch;
  return (
    <Drawing room={room} width={width} height={floor + 34} alt={alt}>
      {staffedRuns().map((run) => {
        const start = xOf(run[0]?.hour ?? 0);
        return (
          <rect
            key={start}
            x={start}
            y={top - 8}
            width={run.length * step}
            height={floor - top + 8}
            fill="var(--color-shoal)"
          />
        );
      })}
      <text x={xOf(8) + 4} y={26} className={styles.text}>
        {callersPlate.staffed}
      </text>
      {callerHours.map(({ hour, answered, missed }) => {
        const x = xOf(hour) + step / 2;
        return (
          <g key={hour}>
            {Array.from({ length: answered }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
              <circle key={index} cx={x} cy={dotY(index)} r={radius} fill="var(--color-channel)" />
            ))}
            {Array.from({ length: missed }, (_, index) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
                key={index}
                cx={x}
                cy={dotY(answered + index)}
                r={radius - 1.5}
                fill="var(--color-paper)"
                stroke="var(--color-magenta)"
                strokeWidth="3"
              />
            ))}
            {hour % every === 0 && (
              <text x={x} y={floor + 22} className={`${styles.text} ${styles.middle}`}>
                {room === 'wide' ? hourLabel(hour) : hourLabel(hour).replace(' ', '\u202f')}
              </text>
            )}
          </g>
        );
      })}
      <path
        d={`M${left} ${floor}H${left + callerHours.length * step}`}
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </Drawing>
  );
}

/** One dot per caller, above the hour they called. */
export function CallersChart() {
  return (
    <>
      <Dots layout={{ room: 'wide', width: 1120, step: 67, left: 24, radius: 13, every: 1 }} />
      <Dots layout={{ room: 'narrow', width: 340, step: 20, left: 10, radius: 7, every: 3 }} />
    </>
  );
}
