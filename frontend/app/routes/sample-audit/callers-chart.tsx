import { type CallerHour, callerHours, hourLabel } from '~/content/sample-audit/callers';
import { callersPlate } from '~/content/sample-audit/sample-audit';
import { classNames } from '~/ui/class-names';
import { Drawing, inPercentOf } from './plate';
import styles from './plate.module.css';

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

const radius = 8;
const pitch = 2 * radius + 4;
const top = 44;
const floor = top + mostCallers * pitch + 10;
const firstHour = callerHours[0]?.hour ?? 0;

const acrossHours = (hours: number) => inPercentOf(hours, callerHours.length);

/** One dot per caller, above the hour they called. */
export function CallersChart() {
  const yOf = (caller: number) => floor - 8 - radius - caller * pitch;
  return (
    <Drawing height={floor + 34} alt={alt}>
      {staffedRuns().map((run) => {
        const start = (run[0]?.hour ?? 0) - firstHour;
        return (
          <rect
            key={start}
            x={acrossHours(start)}
            y={top - 8}
            width={acrossHours(run.length)}
            height={floor - top + 8}
            fill="var(--color-shoal)"
          />
        );
      })}
      <text x={acrossHours(8 - firstHour)} dx="4" y="26">
        {callersPlate.staffed}
      </text>
      {callerHours.map(({ hour, answered, missed }) => {
        const x = acrossHours(hour - firstHour + 0.5);
        return (
          <g key={hour}>
            {Array.from({ length: answered }, (_, caller) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
              <circle key={caller} cx={x} cy={yOf(caller)} r={radius} fill="var(--color-channel)" />
            ))}
            {Array.from({ length: missed }, (_, caller) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
                key={caller}
                cx={x}
                cy={yOf(answered + caller)}
                r={radius - 1.5}
                fill="var(--color-paper)"
                stroke="var(--color-magenta)"
                strokeWidth="3"
              />
            ))}
            <text
              x={x}
              y={floor + 22}
              className={classNames(styles.middle, hour % 3 !== 0 && styles.roomy)}
            >
              {hourLabel(hour)}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1={floor} y2={floor} stroke="var(--color-ink)" strokeWidth="2" />
    </Drawing>
  );
}
