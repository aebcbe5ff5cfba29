import { type PlanTest, planChannels, weekBudgets } from '~/content/sample-audit/plan';
import styles from './plate.module.css';

/** From the deep to the beach: the steadiest channel is lowest. */
export const tints = [
  '#84b2c3',
  '#99c1cf',
  '#b5d5de',
  'var(--color-shoal)',
  'var(--color-shallows)',
  'var(--color-sand)',
];

/** Dollars a week at the end of the scale. */
export const ceiling = 1_200;

/** Dollars below each channel in a week, and including it. */
export function stackAt(channel: number, week: number): { below: number; above: number } {
  const dollarsOf = (one: number) => planChannels[one]?.weeks[week] ?? 0;
  const below = planChannels.slice(0, channel).reduce((sum, _, one) => sum + dollarsOf(one), 0);
  return { below, above: below + dollarsOf(channel) };
}

/** Whether a week's budget differs from the previous one, and so is labeled. */
export const isNewLevel = (week: number) =>
  week === 0 || weekBudgets[week] !== weekBudgets[week - 1];

/** The letter of a test, in a disk. */
export function Letter({ test, x, y }: { test: PlanTest; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill="var(--color-ink)" />
      <text x={x} y={y + 5} className={`${styles.flag} ${styles.middle}`}>
        {test.letter}
      </text>
    </>
  );
}
