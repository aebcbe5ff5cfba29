import type { RankingAlert } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { severeAlertsQuery } from '../shared/queries/today';
import { Section } from './section';
import styles from './today.module.css';

const maxShown = 3;
const position = (value: number) => value.toFixed(1);

/** Keywords that moved far, until their alerts are read. Nothing when there are none. */
export function RankingNews() {
  const query = useQuery(severeAlertsQuery);
  // While it loads, too: most days it stays away.
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
          <TextLink to={deskLink.rankingAlerts()} className={styles.others}>
            See the alerts
          </TextLink>
        </>
      )}
    </Section>
  );
}

function News({ alert }: { alert: RankingAlert }) {
  const { keyword, alertType, previousPosition, currentPosition } = alert;
  return (
    <li className={styles.news}>
      <bdi>{keyword}</bdi>
      <span data-tone={alertType === 'drop' ? 'late' : 'calm'}>
        {alertType === 'drop' ? 'Dropped' : 'Rose'} from {position(previousPosition)} to{' '}
        {position(currentPosition)}
      </span>
    </li>
  );
}
