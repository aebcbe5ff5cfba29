import type { WeekFigures } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { weekFiguresQuery } from '../shared/queries/today';
import { Section } from './section';
import styles from './this-week.module.css';

const figures: { key: keyof WeekFigures['thisWeek']; label: string }[] = [
  { key: 'leads', label: 'New leads' },
  { key: 'booked', label: 'Booked a call' },
];

/** Since Monday, against all of last week. */
export function ThisWeek() {
  const query = useQuery(weekFiguresQuery);
  return (
    <Section title="This week" count={undefined} query={query} what="The week's figures">
      {({ thisWeek, lastWeek }) => (
        <dl className={styles.figures}>
          {figures.map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <strong>{thisWeek[key].toLocaleString('en-US')}</strong>
                <span>{lastWeek[key].toLocaleString('en-US')} last week</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
