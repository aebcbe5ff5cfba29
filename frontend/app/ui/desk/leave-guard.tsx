import { useEffect, useEffectEvent } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { useUnsavedWork } from './unsaved-work';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** The address parameter whose change leaves what is being edited. */
  heldBy: string;
  /** Whether a save is under way: leaving waits for it, and asks only when it fails. */
  isSaving?: boolean;
  /** Begins to save; false when a field is wrong. With it, the owner may save and go on. */
  save?: () => boolean;
}

const valueIn = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Asks before unsaved changes are lost by a link, the back button or closing the page. */
export function LeaveGuard({ isUnsaved, heldBy, isSaving = false, save }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && (from.pathname !== to.pathname || valueIn(from, heldBy) !== valueIn(to, heldBy)),
  );
  const isBlocked = blocker.state === 'blocked';
  const isFree = isBlocked && !isUnsaved && !isSaving;
  const goOn = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (isFree) goOn();
  }, [isFree]);

  if (!isBlocked || isSaving || isFree) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancel="Keep editing"
      confirm="Discard changes"
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
      alternative={
        save && {
          label: 'Save and go on',
          onChoose: () => save() || blocker.reset(),
        }
      }
    >
      <p>Your changes have not been saved yet.</p>
    </ConfirmDialog>
  );
}
