import type { ContactCounts } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { contactCountsQuery } from './api/get-contact-counts';

const counters: { label: string; count: keyof ContactCounts }[] = [
  { label: 'Total Leads', count: 'total' },
  { label: 'New Leads', count: 'new' },
  { label: 'Qualified', count: 'qualified' },
  { label: 'Closed Won', count: 'closedWon' },
];

export function Counters() {
  const { data } = useQuery(contactCountsQuery);
  return (
    <dl className="desk-counters mt-5">
      {counters.map(({ label, count }) => (
        <div key={count}>
          <dt>{label}</dt>
          <dd>{data ? data[count].toLocaleString('en-US') : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
