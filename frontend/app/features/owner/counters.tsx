import type { LeadCounts, LeadFilter } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import textLink from '~/ui/desk/text-link.module.css';
import styles from './counters.module.css';
import { deskLink } from './paths';
import { leadCountsQuery } from './queries/leads';

/** Each counter links to the leads it counts. */
const counters: { label: string; count: keyof LeadCounts; filter: Partial<LeadFilter> }[] = [
  { label: 'Total Leads', count: 'total', filter: {} },
  { label: 'New Leads', count: 'new', filter: { status: ['new'] } },
  { label: 'Qualified', count: 'qualified', filter: { status: ['qualified'] } },
  { label: 'Closed Won', count: 'closedWon', filter: { status: ['closed-won'] } },
];

export function Counters() {
  const { data } = useQuery(leadCountsQuery);
  return (
    <>
      <dl className={classNames(styles.root, 'mt-5')}>
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
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex min-h-11 items-center text-slate">
          {data?.overdue === 0 && 'No overdue follow-ups'}
          {data && data.overdue > 0 && (
            <Link
              to={deskLink.leads({ followUp: 'overdue', sort: 'follow-up' })}
              className="py-3 font-semibold text-(--color-danger) underline underline-offset-[0.2em]"
            >
              {data.overdue === 1
                ? '1 overdue follow-up'
                : `${data.overdue.toLocaleString('en-US')} overdue follow-ups`}
            </Link>
          )}
        </p>
        <span className="flex flex-wrap gap-x-6 *:py-3">
          <Link to={deskLink.tab('queues')} className={textLink.root}>
            Queues
          </Link>
          <Link to={deskLink.tab('settings')} className={textLink.root}>
            Settings
          </Link>
        </span>
      </div>
    </>
  );
}
