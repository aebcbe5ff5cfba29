import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { useUnsavedWork } from './unsaved-work';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** The parameter of the address that says what is being edited: as long as it stays, so does the edited. */
  stays: string;
}

const valueIn = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Asks before unsaved changes are lost, whichever way they would be: a link, the back button, closing the page. */
export function LeaveGuard({ isUnsaved, stays }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && (from.pathname !== to.pathname || valueIn(from, stays) !== valueIn(to, stays)),
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
