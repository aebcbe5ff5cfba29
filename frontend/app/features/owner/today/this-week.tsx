import type { WeekFigures } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { weekFiguresQuery } from '../shared/queries/today';
import { Section } from './section';

const figures: { key: keyof WeekFigures['thisWeek']; label: string }[] = [
  { key: 'leads', label: 'New leads' },
  { key: 'booked', label: 'Booked a call' },
];

/** This week since Monday, compared with all of last week. */
export function ThisWeek() {
  const query = useQuery(weekFiguresQuery);
  return (
    <Section title="This week" count={undefined} query={query} what="The week's figures">
      {({ thisWeek, lastWeek }) => (
        <dl className="grid grid-cols-[1fr_1fr]">
          {figures.map(({ key, label }) => (
            <div key={key} className="border-b border-sand py-3">
              <dt className="text-slate">{label}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2.5">
                <strong className="font-display font-normal text-[length:1.75rem] leading-[1.2]">
                  {thisWeek[key].toLocaleString('en-US')}
                </strong>
                <span className="text-(length:--text-fine) text-slate">
                  {lastWeek[key].toLocaleString('en-US')} last week
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
