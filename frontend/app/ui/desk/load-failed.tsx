import { isOurFault, sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Notice } from './notice';

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
