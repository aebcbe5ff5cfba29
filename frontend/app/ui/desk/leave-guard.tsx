import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { useUnsavedWork } from './unsaved-work';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** The address parameter whose change leaves what is being edited. */
  heldBy: string;
}

const valueIn = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Asks before unsaved changes are lost by a link, the back button or closing the page. */
export function LeaveGuard({ isUnsaved, heldBy }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && (from.pathname !== to.pathname || valueIn(from, heldBy) !== valueIn(to, heldBy)),
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
