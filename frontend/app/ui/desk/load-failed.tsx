import { isOurFault, sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Notice } from './notice';

interface LoadFailedProps {
  /** The subject, as in 'The leads could not be loaded'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

const noAnswer = 'The server did not answer. Check your connection, then try again.';
const ourFault = 'Something went wrong on our side. Please try again in a moment.';

export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
  return (
    <Notice title={`${what} could not be loaded`} isError>
      <p>{sentenceOf(error) ?? (isOurFault(error) ? ourFault : noAnswer)}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
