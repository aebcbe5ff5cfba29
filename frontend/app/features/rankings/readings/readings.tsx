import { type RankingSummary, rankingWindowDays } from '@agency/contracts';
import { formatCount, formatCtr, formatPosition, noFigure } from '../figures/format-figures';
import { positionColor, positionWords } from '../figures/position-color';
import { Reading } from './reading';

/** The four cards: how things stand. */
export function Readings({ summary }: { summary: RankingSummary }) {
  const { totalKeywords, trackedKeywords, top10Keywords, top3Details, unreadAlerts } = summary;
  const average = Number(summary.averagePosition);
  const hasAverage = summary.dataThrough !== null && average > 0;

  return (
    <dl className="readings">
      <Reading
        label="Total Keywords"
        value={formatCount(totalKeywords)}
        note={
          totalKeywords > 0 ? searchedFor(summary) : `${formatCount(trackedKeywords)} on the list`
        }
      />
      <Reading
        label="Avg Position"
        value={hasAverage ? formatPosition(average) : noFigure}
        color={hasAverage ? positionColor(average) : undefined}
        note={hasAverage ? positionWords(average) : 'Not measured yet'}
      />
      <Reading
        label="Top 10 Rankings"
        value={formatCount(top10Keywords)}
        note={`${formatCount(top3Details.length)} of them in the top 3`}
      />
      <Reading label="Active Alerts" value={formatCount(unreadAlerts)} note="Not read yet" />
    </dl>
  );
}

/** `15,461 impressions, 6.0% CTR in 7 days`. */
function searchedFor({ impressions, averageCtr }: RankingSummary): string {
  const facts = [
    `${formatCount(impressions)} ${impressions === 1 ? 'impression' : 'impressions'}`,
    averageCtr !== null && `${formatCtr(averageCtr)} CTR`,
  ];
  return `${facts.filter(Boolean).join(', ')} in ${rankingWindowDays} days`;
}
