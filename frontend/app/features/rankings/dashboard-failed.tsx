import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/desk/notice';

interface DashboardFailedProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

export function DashboardFailed({ error, isBusy, onRetry }: DashboardFailedProps) {
  return (
    <Notice title="Failed to load ranking dashboard" isError>
      <p>
        {sentenceOf(error) ??
          'The server did not answer. Check your connection, then try again. No figure is lost.'}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
