import type { RankingSummary } from '@agency/contracts';
import { classNames } from '~/ui/class-names';
import type { PositionColor } from '../performance/position-color';
import styles from './summary-cards.module.css';
import { summaryFigures } from './summary-figures';

const valueColors: Record<PositionColor, string> = {
  green: 'text-(--color-success)',
  blue: 'text-channel',
  yellow: 'text-(--color-warning)',
  red: 'text-(--color-danger)',
};

export function SummaryCards({ summary }: { summary: RankingSummary }) {
  return (
    <dl className={styles.cards}>
      {summaryFigures(summary).map(({ label, value, note, color }) => (
        <div key={label} className={styles.card}>
          <dt className="text-slate">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span
              data-color={color}
              className={classNames(styles.value, color && valueColors[color])}
            >
              {value}
            </span>
            <span className="text-fine text-slate">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Reserves their space, below the lines above them. */
export function SummarySkeleton() {
  return (
    <div role="status" className="pt-26">
      <span className="sr-only">Loading the rankings …</span>
      <div
        aria-hidden="true"
        className={classNames(styles.cards, 'min-h-40 min-[52rem]:min-h-22')}
      />
    </div>
  );
}
