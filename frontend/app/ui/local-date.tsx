import { useHydrated } from '~/lib/use-hydrated';

function formatDate(date: string, locale?: string): string {
  // A day has no zone: parsed and formatted as UTC, it stays that day everywhere.
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
 * A day as the visitor's locale writes it. The prerendered page has the American form.
 */
export function LocalDate({ date, className }: LocalDateProps) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={date} className={className}>
      {isHydrated ? formatDate(date) : formatDate(date, 'en-US')}
    </time>
  );
}
