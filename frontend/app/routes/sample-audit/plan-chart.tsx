import {
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
  weekRuns,
} from '~/content/sample-audit/plan';
import { planText } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { classNames } from '~/ui/class-names';
import { At, Drawing, inPercentOf } from './figures';
import styles from './figures.module.css';

const { chartLabels: labels } = planText;

/** From the deep to the beach: the steadiest channel is lowest. */
const tints = [
  '#84b2c3',
  '#99c1cf',
  '#b5d5de',
  'var(--color-shoal)',
  'var(--color-shallows)',
  'var(--color-sand)',
];

const height = 560;
/** The bands' room. */
const [top, floor] = [76, 400];
/** Dollars a week at the top. */
const ceiling = 1_200;

const yOf = (dollars: number) => floor - (dollars / ceiling) * (floor - top);
const acrossWeeks = (weeks: number) => inPercentOf(weeks, planWeeks);

/** Dollars below each channel in a week, and including it. */
function stackAt(channel: number, week: number): { below: number; above: number } {
  const dollarsOf = (one: number) => planChannels[one]?.weeks[week] ?? 0;
  const below = planChannels.slice(0, channel).reduce((sum, _, one) => sum + dollarsOf(one), 0);
  return { below, above: below + dollarsOf(channel) };
}

function Scale() {
  return [300, 600, 900, 1_200].map((dollars) => (
    <g key={dollars}>
      <line x2="100%" y1={yOf(dollars)} y2={yOf(dollars)} stroke="var(--color-sand)" />
      <text x="-8" y={yOf(dollars) + 5} className={styles.end}>
        {inDollars(dollars)}
      </text>
    </g>
  ));
}

function Bands() {
  const lastWeek = planWeeks - 1;
  return planChannels.map((channel, index) => {
    const { below, above } = stackAt(index, lastWeek);
    return (
      <g key={channel.id}>
        {weekRuns.map(({ first, last }) => {
          const band = stackAt(index, first);
          return (
            band.above > band.below && (
              <rect
                key={first}
                x={acrossWeeks(first)}
                y={yOf(band.above)}
                width={acrossWeeks(last - first + 1)}
                height={yOf(band.below) - yOf(band.above)}
                fill={tints[index]}
                stroke="var(--color-channel)"
              />
            )
          );
        })}
        {index < planChannels.length - 1 && (
          <text
            x={acrossWeeks(10.75)}
            y={yOf((below + above) / 2) + 7}
            className={classNames(styles.channel, styles.middle, styles.roomy)}
          >
            {channel.name}
          </text>
        )}
      </g>
    );
  });
}

function Weeks() {
  return (
    <>
      <line x2="100%" y1={floor} y2={floor} stroke="var(--color-ink)" strokeWidth="2" />
      <text x="-8" y={floor + 22} className={styles.end}>
        {labels.week}
      </text>
      {weekBudgets.map((_, week) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are fixed
          key={week}
          x={acrossWeeks(week + 0.5)}
          y={floor + 22}
          className={styles.middle}
        >
          {week + 1}
        </text>
      ))}
    </>
  );
}

function Gates() {
  return planGates.map(({ day }) => (
    <At key={day} x={acrossWeeks(day / 7)}>
      <path
        d={`M0 34V${floor}`}
        stroke="var(--color-magenta)"
        strokeWidth="2"
        strokeDasharray="7 5"
      />
      <path d="M0 14v20" stroke="var(--color-magenta)" strokeWidth="2" />
      <path d="M0 14h-64v22h64Z" fill="var(--color-magenta)" />
      <text x="-32" y="30" className={classNames(styles.flag, styles.middle)}>
        {labels.day(day)}
      </text>
    </At>
  ));
}

/** The budget of a week, above the first with it. */
function Levels() {
  return (
    <>
      <text x="0" y="60" className={styles.level}>
        {labels.dollarsAWeek}
      </text>
      {weekRuns.map(({ first }) => {
        const dollars = weekBudgets[first] ?? 0;
        return (
          <text
            key={first}
            x={acrossWeeks(first)}
            dx="3"
            y={yOf(dollars) - 8}
            fontWeight="600"
            className={styles.level}
          >
            {inDollars(dollars)}
          </text>
        );
      })}
    </>
  );
}

function Tests() {
  return planTests.map(({ letter, from, to }, index) => {
    const y = floor + 50 + index * 28;
    return (
      <g key={letter}>
        <line
          x1={acrossWeeks(from - 1)}
          x2={acrossWeeks(to)}
          y1={y}
          y2={y}
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
        <At x={acrossWeeks(to)}>
          <path d={`M-1 ${y - 5}v10`} stroke="var(--color-ink)" strokeWidth="2" />
        </At>
        <At x={acrossWeeks(from - 1)}>
          <circle cx="11" cy={y} r="11" fill="var(--color-ink)" />
          <text x="11" y={y + 5} className={classNames(styles.flag, styles.middle)}>
            {letter}
          </text>
        </At>
        {index === 0 && (
          <text x="-8" y={y + 5} className={styles.end}>
            {labels.tests}
          </text>
        )}
      </g>
    );
  });
}

/** The budget week by week, with the tests and the gates. */
export function PlanChart() {
  return (
    <Drawing height={height} alt={planText.chart} className={styles.scaled}>
      <Scale />
      <Bands />
      <Weeks />
      <Gates />
      <Levels />
      <Tests />
    </Drawing>
  );
}

/** A phone's chart has no names in its bands. */
export function PlanLegend() {
  return (
    <ul className={styles.legend}>
      {planChannels.map(({ id, name }, index) => (
        <li key={id}>
          <span aria-hidden="true" style={{ borderColor: tints[index] }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
