import type { LeadCounts } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contactCountsQuery } from './api/get-contact-counts';

/** Each counter leads to the leads it counts. */
const counters: { label: string; count: keyof LeadCounts; search: string }[] = [
  { label: 'Total Leads', count: 'total', search: '' },
  { label: 'New Leads', count: 'new', search: 'status=new' },
  { label: 'Qualified', count: 'qualified', search: 'status=qualified' },
  { label: 'Closed Won', count: 'closedWon', search: 'status=closed-won' },
];

export function Counters() {
  const { data } = useQuery(contactCountsQuery);
  return (
    <>
      <dl className="desk-counters mt-5">
        {counters.map(({ label, count, search }) => {
          const number = data?.[count].toLocaleString('en-US');
          return (
            <div key={count}>
              <dt>{label}</dt>
              <dd>
                <Link to={{ search }} aria-label={number && `${label}: ${number}`}>
                  {number ?? '–'}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="desk-status">
        <p className="desk-overdue">
          {data?.overdue === 0 && 'No follow-up is overdue.'}
          {data && data.overdue > 0 && (
            <Link to={{ search: 'followUp=overdue&sort=follow-up' }}>
              {data.overdue === 1
                ? '1 follow-up is overdue'
                : `${data.overdue.toLocaleString('en-US')} follow-ups are overdue`}
            </Link>
          )}
        </p>
        <span className="desk-pages">
          <Link to={{ search: 'tab=queues' }} className="text-link">
            Mail and check queues
          </Link>
          <Link to={{ search: 'tab=settings' }} className="text-link">
            Settings
          </Link>
        </span>
      </div>
    </>
  );
}
