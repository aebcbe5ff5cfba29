import type { ReactNode } from 'react';
import { isOurFault, sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Notice } from './notice';

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

interface LoadFailedProps {
  /** The subject, as in 'The leads could not be loaded'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

const noAnswer = 'The server didn’t respond. Check your connection, then try again.';
const ourFault = 'Something went wrong on our side. Please try again.';

/** Why something could not be read: the server's own sentence, if there is one. */
export const whyNotRead = (error: unknown): string =>
  sentenceOf(error) ?? (isOurFault(error) ? ourFault : noAnswer);

export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  return (
    <Notice title={`${what} couldn’t be loaded`} isError>
      <p>{whyNotRead(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
