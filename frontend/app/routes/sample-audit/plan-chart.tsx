import {
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
} from '~/content/sample-audit/plan';
import { planText } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { NarrowPlanChart } from './plan-chart-narrow';
import { ceiling, isNewLevel, Letter, stackAt, tints } from './plan-chart-parts';
import { Drawing } from './plate';
import styles from './plate.module.css';

const { chartLabels: labels } = planText;
const planDays = planWeeks * 7;

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
    <Drawing room="wide" width={1120} height={560} alt={planText.chart}>
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
          {week === 0 && ` ${labels.aWeek}`}
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
        {labels.week}
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
              {labels.day(day)}
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
                {labels.tests}
              </text>
            )}
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
      <NarrowPlanChart />
    </>
  );
}

/** The legend of the phone's chart; the wide chart has the names in its bands. */
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
