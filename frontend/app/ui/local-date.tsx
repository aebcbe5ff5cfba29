import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

function written(date: string, locale?: string): string {
  // A day has no zone: read and written in the same one, it stays that day everywhere.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

interface LocalDateProps {
  /** As yyyy-mm-dd. */
  date: string;
  className?: string;
}

/**
 * A day in the visitor's own way of writing it. Hydration starts from the American way, which the
 * prerendered page has too.
 */
export function LocalDate({ date, className }: LocalDateProps) {
  const text = useSyncExternalStore(
    neverChanges,
    () => written(date),
    () => written(date, 'en-US'),
  );
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
