import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { hasUnsavedWork } from './unsaved-work';

/** Logs out, after confirmation if unsaved changes would be lost. Render `question` in the page. */
export function useGuardedLogout(onLogout: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    logout: () => (hasUnsavedWork() ? setAsking(true) : onLogout()),
    question: isAsking && (
      <ConfirmDialog
        title="Log out without saving?"
        cancel="Keep editing"
        confirm="Log out"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLogout();
        }}
      >
        <p>Your changes haven’t been saved yet.</p>
      </ConfirmDialog>
    ),
  };
}
