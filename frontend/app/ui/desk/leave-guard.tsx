import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { useUnsavedWork } from './unsaved-work';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Whether going there takes away what is being edited. */
  isLeaving: (from: Location, to: Location) => boolean;
}

/** Asks before unsaved changes are lost, whichever way they would be: a link, the back button, closing the page. */
export function LeaveGuard({ isUnsaved, isLeaving }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && isLeaving(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancel="Keep editing"
      confirm="Discard changes"
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
    >
      <p>Your changes have not been saved yet.</p>
    </ConfirmDialog>
  );
}
