import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';

interface AsyncSectionProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** The subject, as in 'The leads could not be loaded'. */
  what: string;
  /** Shown until there is data or an error, instead of a line. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, its loading state or its error. Data stays if a later refetch fails. */
export function AsyncSection<Data>({
  query,
  what,
  loading = <output>Loading {what.charAt(0).toLowerCase() + what.slice(1)} …</output>,
  children,
}: AsyncSectionProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return loading;
  return <LoadFailed what={what} error={query.error} onRetry={() => void query.refetch()} />;
}
