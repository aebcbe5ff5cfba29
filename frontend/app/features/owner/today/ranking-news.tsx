import type { RankingAlert } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { deskLink } from '../shared/paths';
import { severeAlertsQuery } from './queries';
import { Section, SectionLink } from './section';

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
