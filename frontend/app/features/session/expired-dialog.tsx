import type { Gate } from '@agency/contracts';
import { useId } from 'react';
import { useModalDialog } from '~/ui/desk/use-modal-dialog';
import { Toaster } from '~/ui/toast';
import { SignInForm } from './sign-in-form';

interface ExpiredDialogProps {
  gate: Gate;
  onSignedIn: () => void;
}

/** Covers the page without changing it: what was typed is still there after signing in. */
export function ExpiredDialog({ gate, onSignedIn }: ExpiredDialogProps) {
  const dialog = useModalDialog();
  const titleId = useId();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(100%,24rem)] rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-[clamp(1.5rem,5vw,2.25rem)] shadow-raised text-ink backdrop:bg-[rgb(12_34_51/0.6)]"
      // There is nothing to return to: without a session the page behind can neither read nor save.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className="text-title">
        Your session has ended
      </h2>
      <p className="mt-2 mb-6 text-small text-slate">
        Sign in again to continue. What you typed is still here.
      </p>
      <SignInForm gate={gate} onSignedIn={onSignedIn} />
      {/* The page's own notices are behind the dialog, unread and out of reach. */}
      <Toaster />
    </dialog>
  );
}
