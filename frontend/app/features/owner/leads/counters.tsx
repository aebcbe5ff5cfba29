import type { LeadCounts, LeadFilter } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Toolbar } from '~/ui/desk/toolbar';
import { leadCountsQuery } from '../shared/leads';
import { deskLink } from '../shared/paths';
import styles from './counters.module.css';

/** Each counter links to the leads it counts. */
const counters: {
  label: string;
  count: Exclude<keyof LeadCounts, 'latest'>;
  filter: Partial<LeadFilter>;
}[] = [
  { label: 'Total Leads', count: 'total', filter: {} },
  { label: 'New Leads', count: 'new', filter: { status: ['new'] } },
  { label: 'Qualified', count: 'qualified', filter: { status: ['qualified'] } },
  { label: 'Closed Won', count: 'closedWon', filter: { status: ['closed-won'] } },
];

/** One line: the counters, and the overdue follow-ups. */
export function Counters() {
  const { data } = useQuery(leadCountsQuery);
  return (
    <Toolbar label="Counters" className={styles.root}>
      <dl className={styles.counters}>
        {counters.map(({ label, count, filter }) => {
          const number = data?.[count].toLocaleString('en-US');
          return (
            <div key={count}>
              <dt>{label}</dt>
              <dd>
                <Link to={deskLink.leads(filter)} aria-label={number && `${label}: ${number}`}>
                  {number ?? '–'}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      {data && <Overdue count={data.overdue} />}
    </Toolbar>
  );
}

function Overdue({ count }: { count: number }) {
  if (count === 0) return <p className={styles.none}>No overdue follow-ups</p>;
  const number = count.toLocaleString('en-US');
  return (
    <Link
      to={deskLink.leads({ followUp: 'overdue', sort: 'follow-up' })}
      className={styles.overdue}
      aria-label={count === 1 ? '1 overdue follow-up' : `${number} overdue follow-ups`}
    >
      {number} overdue
      <span className={styles.noun}>{count === 1 ? ' follow-up' : ' follow-ups'}</span>
    </Link>
  );
}
