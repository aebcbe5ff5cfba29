import { longDate } from './start-dates';

interface LocalDateProps {
  /** As yyyy-mm-dd. */
  date: string;
  className?: string;
}

/** A day as the visitor's locale writes it (start-dates.ts). The built page has the American form. */
export function LocalDate({ date, className }: LocalDateProps) {
  return (
    <time dateTime={date} data-local="" className={className}>
      {longDate(date, 'en-US')}
    </time>
  );
}
