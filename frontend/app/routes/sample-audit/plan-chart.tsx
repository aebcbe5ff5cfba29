import {
  type PlanTest,
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
} from '~/content/sample-audit/plan';
import { inDollars } from '~/content/sample-audit/sums';
import { Drawing } from './plate';
import styles from './plate.module.css';

/** From the deep to the beach: the steadiest channel lies lowest. */
const tints = [
  '#84b2c3',
  '#99c1cf',
  '#b5d5de',
  'var(--color-shoal)',
  'var(--color-shallows)',
  'var(--color-sand)',
];
const planDays = planWeeks * 7;
const ceiling = 1_200;

const alt = `Chart of the weekly budget, stacked by channel. Weeks in all: ${weekBudgets
  .map((dollars, week) => `${week + 1}, ${inDollars(dollars)}`)
  .join('; ')}. Tests: ${planTests
  .map(({ letter, from, to }) => `${letter}, weeks ${from} to ${to}`)
  .join(
    '; ',
  )}. Gates on day ${planGates.map(({ day }) => day).join(', ')}. The table below has the channels.`;

/** Dollars below each channel in a week, and with it. */
function stackAt(channel: number, week: number): { below: number; above: number } {
  const dollarsOf = (one: number) => planChannels[one]?.weeks[week] ?? 0;
  const below = planChannels.slice(0, channel).reduce((sum, _, one) => sum + dollarsOf(one), 0);
  return { below, above: below + dollarsOf(channel) };
}

/** Whether a week's budget differs from the one before, and so is lettered. */
const isNewLevel = (week: number) => week === 0 || weekBudgets[week] !== weekBudgets[week - 1];

function WideChart() {
  const [left, right, top, floor] = [70, 1_096, 76, 400];
  const step = (right - left) / planWeeks;
  const yOf = (dollars: number) => floor - (dollars / ceiling) * (floor - top);
  const xOfDay = (day: number) => left + (day / planDays) * (right - left);
  const weeks = Array.from({ length: planWeeks }, (_, week) => week);
  const outline = (channel: number, edge: 'below' | 'above') =>
    weeks.map((week) => [left + week * step, yOf(stackAt(channel, week)[edge])] as const);
  const bandOf = (channel: number) => {
    const upper = outline(channel, 'above').map(
      ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}h${step.toFixed(1)}`,
    );
    const lower = outline(channel, 'below')
      .toReversed()
      .map(([x, y]) => `${(x + step).toFixed(1)} ${y.toFixed(1)}h${(-step).toFixed(1)}`);
    return `M${upper.join('L')}L${lower.join('L')}Z`;
  };
  return (
    <Drawing room="wide" width={1120} height={560} alt={alt}>
      {[300, 600, 900, 1_200].map((dollars) => (
        <g key={dollars}>
          <path d={`M${left} ${yOf(dollars)}H${right}`} stroke="var(--color-sand)" />
          <text x={left - 10} y={yOf(dollars) + 5} className={`${styles.text} ${styles.end}`}>
            {inDollars(dollars)}
          </text>
        </g>
      ))}
      {planChannels.map((channel, index) => (
        <path
          key={channel.id}
          d={bandOf(index)}
          fill={tints[index]}
          stroke="var(--color-channel)"
          strokeLinejoin="round"
        />
      ))}
      {planChannels.slice(0, -1).map((channel, index) => {
        const { below, above } = stackAt(index, planWeeks - 3);
        return (
          <text
            key={channel.id}
            x={left + 10.75 * step}
            y={yOf((below + above) / 2) + 7}
            className={`${styles.channel} ${styles.middle}`}
          >
            {channel.name}
          </text>
        );
      })}
      {weeks.filter(isNewLevel).map((week) => (
        <text
          key={week}
          x={left + week * step + 6}
          y={yOf(weekBudgets[week] ?? 0) - 10}
          className={styles.name}
        >
          {inDollars(weekBudgets[week] ?? 0)}
          {week === 0 && ' a week'}
        </text>
      ))}
      <path d={`M${left} ${floor}H${right}`} stroke="var(--color-ink)" strokeWidth="2" />
      {weeks.map((week) => (
        <text
          key={week}
          x={left + (week + 0.5) * step}
          y={floor + 22}
          className={`${styles.text} ${styles.middle}`}
        >
          {week + 1}
        </text>
      ))}
      <text x={left - 10} y={floor + 22} className={`${styles.text} ${styles.end}`}>
        week
      </text>
      {planGates.map(({ day }) => {
        const x = xOfDay(day);
        return (
          <g key={day}>
            <path
              d={`M${x.toFixed(1)} 34V${floor}`}
              stroke="var(--color-magenta)"
              strokeWidth="2"
              strokeDasharray="7 5"
            />
            <path d={`M${x.toFixed(1)} 14v20`} stroke="var(--color-magenta)" strokeWidth="2" />
            <path d={`M${x.toFixed(1)} 14h-64v22h64Z`} fill="var(--color-magenta)" />
            <text x={x - 32} y={30} className={`${styles.flag} ${styles.middle}`}>
              day {day}
            </text>
          </g>
        );
      })}
      {planTests.map((test, index) => {
        const y = floor + 50 + index * 28;
        const [start, end] = [left + (test.from - 1) * step, left + test.to * step];
        return (
          <g key={test.letter}>
            <path
              d={`M${(start + 12).toFixed(1)} ${y}H${(end - 4).toFixed(1)}m0-5v10`}
              stroke="var(--color-ink)"
              strokeWidth="2"
            />
            <Letter test={test} x={start + 12} y={y} />
            {index === 0 && (
              <text x={left - 10} y={y + 5} className={`${styles.text} ${styles.end}`}>
                tests
              </text>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

function Letter({ test, x, y }: { test: PlanTest; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill="var(--color-ink)" />
      <text x={x} y={y + 5} className={`${styles.flag} ${styles.middle}`}>
        {test.letter}
      </text>
    </>
  );
}

/** For phones: the weeks run down the page. */
function NarrowChart() {
  const [left, right, top, row] = [34, 236, 62, 44];
  const floor = top + planWeeks * row;
  const xOf = (dollars: number) => left + (dollars / ceiling) * (right - left);
  const yOfDay = (day: number) => top + (day / 7) * row;
  const weeks = Array.from({ length: planWeeks }, (_, week) => week);
  return (
    <Drawing room="narrow" width={340} height={floor + 14} alt={alt}>
      <text x={left} y={46} className={styles.text}>
        dollars a week
      </text>
      <text x={right + 52} y={46} className={`${styles.text} ${styles.middle}`}>
        tests
      </text>
      {weeks.map((week) => (
        <g key={week}>
          {planChannels.map((channel, index) => {
            const { below, above } = stackAt(index, week);
            return (
              above > below && (
                <rect
                  key={channel.id}
                  x={xOf(below)}
                  y={top + week * row}
                  width={xOf(above) - xOf(below)}
                  height={row}
                  fill={tints[index]}
                  stroke="var(--color-channel)"
                  strokeWidth=".75"
                />
              )
            );
          })}
          <text
            x={left - 8}
            y={top + (week + 0.5) * row + 5}
            className={`${styles.text} ${styles.end}`}
          >
            {week + 1}
          </text>
          {isNewLevel(week) && (
            <text x={left + 8} y={top + (week + 0.5) * row + 5} className={styles.name}>
              {inDollars(weekBudgets[week] ?? 0)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${left} ${top}V${floor}`} stroke="var(--color-ink)" strokeWidth="2" />
      {planTests.map((test, index) => {
        const x = right + 16 + index * 25;
        return (
          <g key={test.letter}>
            <path
              d={`M${x} ${top + (test.from - 1) * row + 12}V${top + test.to * row - 4}m-5 0h10`}
              stroke="var(--color-ink)"
              strokeWidth="2"
            />
            <Letter test={test} x={x} y={top + (test.from - 1) * row + 12} />
          </g>
        );
      })}
      {planGates.map(({ day }) => {
        const y = yOfDay(day);
        return (
          <g key={day}>
            <path
              d={`M${left} ${y.toFixed(1)}H332`}
              stroke="var(--color-magenta)"
              strokeWidth="2"
              strokeDasharray="7 5"
            />
            <path
              d={`M${right - 46} ${(y - 11).toFixed(1)}h56v22h-56Z`}
              fill="var(--color-magenta)"
            />
            <text x={right - 18} y={y + 5} className={`${styles.flag} ${styles.middle}`}>
              day {day}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** The budget week by week, with the tests and the gates. */
export function PlanChart() {
  return (
    <>
      <WideChart />
      <NarrowChart />
    </>
  );
}

/** What the tints of the phone's chart stand for; on desks the names stand in the bands. */
export function PlanLegend() {
  return (
    <ul className={styles.legend}>
      {planChannels.map(({ id, name }, index) => (
        <li key={id}>
          <svg aria-hidden="true" viewBox="0 0 18 18">
            <rect
              x=".5"
              y=".5"
              width="17"
              height="17"
              fill={tints[index]}
              stroke="var(--color-channel)"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
