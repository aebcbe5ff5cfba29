import type { LeadCounts, LeadFilter } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Toolbar } from '~/ui/desk/toolbar';
import { leadCountsQuery } from '../shared/leads';
import { deskLink } from '../shared/paths';

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
    <Toolbar
      label="Counters"
      className="flex h-8 flex-auto items-center justify-between gap-x-6 max-md:h-7 max-md:flex-[1_0_auto] max-md:gap-x-4 max-md:text-(length:--text-fine)"
    >
      <dl className="flex flex-1 gap-x-[clamp(1rem,2vw,2rem)] max-md:justify-between max-md:gap-x-4">
        {counters.map(({ label, count, filter }) => {
          const number = data?.[count].toLocaleString('en-US');
          return (
            <div
              key={count}
              className="relative flex flex-row-reverse items-baseline justify-end gap-1.5 whitespace-nowrap max-md:gap-1"
            >
              <dt className="text-slate">{label}</dt>
              <dd className="font-semibold">
                {/* The whole counter is the link, as high as the line. */}
                <Link
                  to={deskLink.leads(filter)}
                  aria-label={number && `${label}: ${number}`}
                  className="underline-offset-[0.15em] after:absolute after:-inset-2 hover:underline"
                >
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
  if (count === 0) return <p className="text-slate max-[75rem]:hidden">No overdue follow-ups</p>;
  const number = count.toLocaleString('en-US');
  return (
    <Link
      to={deskLink.leads({ followUp: 'overdue', sort: 'follow-up' })}
      className="relative font-semibold whitespace-nowrap text-(--color-danger) underline underline-offset-[0.2em] after:absolute after:-inset-2"
      aria-label={count === 1 ? '1 overdue follow-up' : `${number} overdue follow-ups`}
    >
      {number} overdue
      <span className="max-md:hidden">{count === 1 ? ' follow-up' : ' follow-ups'}</span>
    </Link>
  );
}
