import type { TrackedKeyword } from '@agency/contracts';
import { Button } from '~/ui/button';
import { useUpdateKeyword } from './use-update-keyword';

/** Pauses a keyword, or watches it again. Its history stays either way. */
export function WatchSwitch({ keyword: { id, isPaused } }: { keyword: TrackedKeyword }) {
  const update = useUpdateKeyword(id);
  const news = isPaused
    ? 'The keyword is watched again from the next check on.'
    : 'The keyword is paused: checks leave it out, and its history stays.';
  return (
    <Button
      variant="secondary"
      className="min-h-11! px-4!"
      busy={update.isPending}
      onClick={() => update.mutate({ change: { isPaused: !isPaused }, news })}
    >
      {isPaused ? 'Watch again' : 'Pause'}
    </Button>
  );
}
