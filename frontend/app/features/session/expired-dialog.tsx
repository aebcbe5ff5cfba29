import type { Gate } from '@agency/contracts';
import { Dialog } from '~/ui/desk/dialog';
import { Toaster } from '~/ui/toast';
import { SignInForm } from './sign-in-form';

interface ExpiredDialogProps {
  gate: Gate;
  onSignedIn: () => void;
}

/** Covers the page without changing it: what was typed is still there after signing in. */
export function ExpiredDialog({ gate, onSignedIn }: ExpiredDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      className="w-[min(100%,24rem)] border-t-4 border-t-channel p-[clamp(1.5rem,5vw,2.25rem)]"
      // There is nothing to return to: without a session the page behind can neither read nor save.
      isBusy
      onClose={onSignedIn}
    >
      <p className="mt-2 mb-6 text-small text-slate">
        Sign in again to continue. What you typed is still here.
      </p>
      <SignInForm gate={gate} onSignedIn={onSignedIn} />
      {/* The page's own notices are behind the dialog, unread and out of reach. */}
      <Toaster />
    </Dialog>
  );
}
