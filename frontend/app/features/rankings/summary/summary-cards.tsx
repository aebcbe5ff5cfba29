import type { RankingSummary } from '@agency/contracts';
import { classNames } from '~/ui/class-names';
import {
  formatCount,
  formatCountOf,
  formatCtr,
  formatPosition,
  noValue,
} from '../performance/format-performance';
import { describePosition, type PositionColor, positionColor } from '../performance/position-color';
import { describePeriod } from '../performance/shown-period';
import styles from './summary-cards.module.css';

export function SummaryCards({ summary }: { summary: RankingSummary }) {
  const { totalKeywords, trackedKeywords, top10Keywords, top3Details, unreadAlerts } = summary;
  const average = Number(summary.averagePosition);
  const hasAverage = summary.dataThrough !== null && average > 0;

  return (
    <dl className={styles.cards}>
      <SummaryCard
        label="Total Keywords"
        value={formatCount(totalKeywords)}
        note={
          totalKeywords > 0 ? describeTraffic(summary) : `${formatCount(trackedKeywords)} tracked`
        }
      />
      <SummaryCard
        label="Avg Position"
        value={hasAverage ? formatPosition(average) : noValue}
        color={hasAverage ? positionColor(average) : undefined}
        note={hasAverage ? describePosition(average) : 'No data yet'}
      />
      <SummaryCard
        label="Top 10 Rankings"
        value={formatCount(top10Keywords)}
        note={`${formatCount(top3Details.length)} in the top 3`}
      />
      <SummaryCard label="Active Alerts" value={formatCount(unreadAlerts)} note="Unread" />
    </dl>
  );
}

/** `15,461 impressions, 6.0% CTR in 7 days`, or the days of an upload. */
function describeTraffic({ impressions, averageCtr, period }: RankingSummary): string {
  const facts = [
    formatCountOf(impressions, 'impression'),
    averageCtr !== null && `${formatCtr(averageCtr)} CTR`,
  ];
  const { isWeek, phrase } = describePeriod(period);
  return `${facts.filter(Boolean).join(', ')}${isWeek ? ' ' : ', '}${phrase}`;
}

/** Light enough for the dark card. */
const valueColors: Record<PositionColor, string> = {
  green: 'text-[#7fd8a8]',
  blue: 'text-[#8ccbe4]',
  yellow: 'text-[#f2cd63]',
  red: 'text-[#ff9a8d]',
};

interface SummaryCardProps {
  label: string;
  value: string;
  note: string;
  color?: PositionColor;
}

function SummaryCard({ label, value, note, color }: SummaryCardProps) {
  return (
    <div className={styles.card}>
      <dt className="font-medium text-shoal">{label}</dt>
      <dd className="mt-1.5 grid gap-2">
        <span data-color={color} className={classNames(styles.value, color && valueColors[color])}>
          {value}
        </span>
        <span className="text-fine text-[#b9cfd8]">{note}</span>
      </dd>
    </div>
  );
}

/** Keeps the room of the cards while they load. */
export function SummaryCardsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the rankings …</span>
      <div
        aria-hidden="true"
        className={classNames(styles.cards, 'min-h-38 opacity-85 min-[52rem]:min-h-34')}
      />
    </div>
  );
}
