import type { RankingSummary } from '@agency/contracts';
import { classNames } from '~/ui/class-names';
import {
  formatCount,
  formatCountOf,
  formatCtr,
  formatPosition,
  noValue,
} from '../shared/format-performance';
import { describePeriod } from '../shared/shown-period';
import { describePosition, type PositionColor, positionColor } from './position-color';

const valueColors: Record<PositionColor, string> = {
  green: 'text-(--color-success)',
  blue: 'text-channel',
  yellow: 'text-(--color-warning)',
  red: 'text-(--color-danger)',
};

const cards =
  'mt-2 grid grid-cols-2 rounded-sheet border border-sand bg-paper min-[52rem]:grid-cols-4';

export function SummaryCards({ summary }: { summary: RankingSummary }) {
  return (
    <dl className={cards}>
      {summaryFigures(summary).map(({ label, value, note, color }) => (
        <div
          key={label}
          className="grid min-w-0 content-start gap-0.5 border-sand px-3.5 py-2.5 even:border-l max-[52rem]:nth-[n+3]:border-t min-[52rem]:px-5 min-[52rem]:py-3 min-[52rem]:not-first:border-l"
        >
          <dt className="text-slate">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span
              data-color={color}
              className={classNames(
                'font-display text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] leading-[1.2] tracking-[-0.01em] lining-nums tabular-nums',
                color && valueColors[color],
              )}
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

/** The four figures in one line, on the tabs without the cards. */
export function SummaryLine({ summary }: { summary: RankingSummary }) {
  return (
    <dl className="flex flex-wrap gap-x-6 whitespace-nowrap max-md:gap-x-4 max-md:text-(length:--text-fine)">
      {summaryFigures(summary).map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-slate">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reserves the space of the cards, below the lines above them. */
export function SummarySkeleton() {
  return (
    <div role="status" className="pt-26">
      <span className="sr-only">Loading the rankings …</span>
      <div aria-hidden="true" className={`${cards} min-h-40 min-[52rem]:min-h-22`} />
    </div>
  );
}

interface SummaryFigure {
  label: string;
  value: string;
  note: string;
  color?: PositionColor;
}

/** The four figures that sum up the rankings. */
function summaryFigures(summary: RankingSummary): SummaryFigure[] {
  const { totalKeywords, trackedKeywords, top10Keywords, top3Details, unreadAlerts } = summary;
  const average = Number(summary.averagePosition);
  const hasAverage = summary.dataThrough !== null && average > 0;
  return [
    {
      label: 'Total Keywords',
      value: formatCount(totalKeywords),
      note:
        totalKeywords > 0 ? describeTraffic(summary) : `${formatCount(trackedKeywords)} tracked`,
    },
    {
      label: 'Avg Position',
      value: hasAverage ? formatPosition(average) : noValue,
      note: hasAverage ? describePosition(average) : 'No data yet',
      ...(hasAverage && { color: positionColor(average) }),
    },
    {
      label: 'Top 10 Rankings',
      value: formatCount(top10Keywords),
      note: `${formatCount(top3Details.length)} in the top 3`,
    },
    { label: 'Active Alerts', value: formatCount(unreadAlerts), note: 'Unread' },
  ];
}

/** `15,461 impressions, 6.0% CTR in 7 days`, or the days of an upload. */
function describeTraffic(summary: RankingSummary): string {
  const { impressions, averageCtr } = summary;
  const facts = [
    formatCountOf(impressions, 'impression'),
    averageCtr !== null && `${formatCtr(averageCtr)} CTR`,
  ];
  const { isWeek, phrase } = describePeriod(summary);
  return `${facts.filter(Boolean).join(', ')}${isWeek ? ' ' : ', '}${phrase}`;
}
