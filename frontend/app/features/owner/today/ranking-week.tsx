import { formatPosition, type RankingWeek as Week } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatBriefDays } from '~/lib/eastern-display';
import { deskLink } from '../shared/paths';
import { rankingWeekQuery } from './queries';
import { SectionLink } from './section';

/** What moved in search, in one line. Renders nothing without data. */
export function RankingWeek() {
  const { data } = useQuery(rankingWeekQuery);
  const week = data?.week;
  if (!week) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-y border-sand">
      <span className="py-3">
        {week.source === 'sample' ? 'Sample rankings' : 'Rankings'},{' '}
        {formatBriefDays(week.period.from, week.period.to)}: {weekInWords(week)}
      </span>
      <SectionLink to={deskLink.rankings()}>
        Open <span className="sr-only">the rankings</span>
      </SectionLink>
    </p>
  );
}

/** `3 up, 1 down, average position 14.2 (0.8 better)`. */
function weekInWords({ now, before, gained, lost }: Week): string {
  const moves =
    before &&
    `${gained.count.toLocaleString('en-US')} up, ${lost.count.toLocaleString('en-US')} down`;
  return [moves, now.position !== null && averageInWords(now.position, before?.position ?? null)]
    .filter(Boolean)
    .join(', ');
}

function averageInWords(now: number, before: number | null): string {
  const average = `average position ${formatPosition(now)}`;
  if (before === null) return average;
  const change = formatPosition(Math.abs(now - before));
  if (Number(change) === 0) return `${average} (unchanged)`;
  return `${average} (${change} ${now < before ? 'better' : 'worse'})`;
}
