import { useEffect, useEffectEvent } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';
import { useUnsavedWork } from './unsaved-work';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** The address parameter, or several, whose change leaves the edited item. */
  heldBy: string | readonly string[];
  /** Whether a save is in progress: leaving waits for it, and only asks if it fails. */
  isSaving?: boolean;
  /** Starts saving; false if a field is invalid. With it, the owner may save and leave. */
  save?: () => boolean;
}

const valueIn = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Confirms before a link, the back button or closing the page would lose unsaved changes. */
export function LeaveGuard({ isUnsaved, heldBy, isSaving = false, save }: LeaveGuardProps) {
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved &&
      (from.pathname !== to.pathname ||
        [heldBy].flat().some((name) => valueIn(from, name) !== valueIn(to, name))),
  );
  const isBlocked = blocker.state === 'blocked';
  const isFree = isBlocked && !isUnsaved && !isSaving;
  const proceed = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (isFree) proceed();
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
          label: 'Save and leave',
          onChoose: () => save() || blocker.reset(),
        }
      }
    >
      <p>Your changes haven’t been saved yet.</p>
    </ConfirmDialog>
  );
}
