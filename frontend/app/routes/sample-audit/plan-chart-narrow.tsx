import {
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
} from '~/content/sample-audit/plan';
import { planText } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { ceiling, isNewLevel, Letter, stackAt, tints } from './plan-chart-parts';
import { Drawing } from './plate';
import styles from './plate.module.css';

const { chartLabels: labels } = planText;

/** For phones: the weeks run down the page. */
export function NarrowPlanChart() {
  const [left, right, top, row] = [34, 236, 62, 44];
  const floor = top + planWeeks * row;
  const xOf = (dollars: number) => left + (dollars / ceiling) * (right - left);
  const yOfDay = (day: number) => top + (day / 7) * row;
  const weeks = Array.from({ length: planWeeks }, (_, week) => week);
  return (
    <Drawing room="narrow" width={340} height={floor + 14} alt={planText.chart}>
      <text x={left} y={46} className={styles.text}>
        {labels.dollarsAWeek}
      </text>
      <text x={right + 52} y={46} className={`${styles.text} ${styles.middle}`}>
        {labels.tests}
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
              {labels.day(day)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
