import { formatPosition, type RankingAlert, type RankingWeek as Week } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatBriefDays } from '~/lib/eastern-display';
import { deskLink } from '../shared/paths';
import { rankingWeekQuery, severeAlertsQuery } from './queries';
import { Section, SectionLink } from './section';

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

const maxShown = 3;
const position = (value: number) => value.toFixed(1);

/** Keywords with a large move, until their alerts are read. Renders nothing if there are none. */
export function RankingNews() {
  const query = useQuery(severeAlertsQuery);
  // Also while loading, because it is hidden on most days.
  if (!query.error && !query.data?.length) return null;
  return (
    <Section title="Search rankings" count={query.data?.length} query={query} what="The alerts">
      {(alerts) => (
        <>
          <ul>
            {alerts.slice(0, maxShown).map((alert) => (
              <News key={alert.id} alert={alert} />
            ))}
          </ul>
          <SectionLink to={deskLink.rankings()}>See the alerts</SectionLink>
        </>
      )}
    </Section>
  );
}

function News({ alert }: { alert: RankingAlert }) {
  const { keyword, alertType, previousPosition, currentPosition } = alert;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-sand py-2">
      <bdi className="font-semibold wrap-anywhere">{keyword}</bdi>
      <span className={alertType === 'drop' ? 'text-(--color-danger)' : undefined}>
        {alertType === 'drop' ? 'Dropped' : 'Rose'} from {position(previousPosition)} to{' '}
        {position(currentPosition)}
      </span>
    </li>
  );
}
