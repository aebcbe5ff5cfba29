import type { RankingSummary } from '@agency/contracts';
import {
  formatCount,
  formatCountOf,
  formatCtr,
  formatPosition,
  noValue,
} from '../performance/format-performance';
import { describePosition, type PositionColor, positionColor } from '../performance/position-color';
import { describePeriod } from '../performance/shown-period';

interface SummaryFigure {
  label: string;
  value: string;
  note: string;
  color?: PositionColor;
}

/** The four figures that sum up the rankings. */
export function summaryFigures(summary: RankingSummary): SummaryFigure[] {
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
function describeTraffic({ impressions, averageCtr, period }: RankingSummary): string {
  const facts = [
    formatCountOf(impressions, 'impression'),
    averageCtr !== null && `${formatCtr(averageCtr)} CTR`,
  ];
  const { isWeek, phrase } = describePeriod(period);
  return `${facts.filter(Boolean).join(', ')}${isWeek ? ' ' : ', '}${phrase}`;
}
