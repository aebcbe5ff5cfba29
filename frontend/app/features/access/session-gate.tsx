import {
  type Gate,
  maxRecoveryLinksPerDay,
  maxRecoveryLinksPerHour,
  recoveryLinkMinutes,
} from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { Dialog } from '~/ui/desk/dialog';
import { TextButton } from '~/ui/desk/text-link';
import { TooltipProvider } from '~/ui/desk/tooltip';
import { showToast } from '~/ui/toast';
import { askForLink } from './api';
import { GateCard } from './gate-card';
import { gateTexts, noAnswer } from './gate-texts';
import { SignInForm } from './sign-in-form';
import { useGate } from './use-gate';

interface SessionGateProps {
  gate: Gate;
  /** The page behind the gate, with a way to log out. Its queries and mutations detect an ended session. */
  children: (leave: () => void) => ReactNode;
}

/** Shows an owner's page to the owner, and the password field to everyone else. */
export function SessionGate({ gate, children }: SessionGateProps) {
  const { state, wasOpen, canRecover, queryClient, enter, leave } = useGate(gate);

  if (state === 'asking')
    return (
      <output className="grid min-h-dvh place-items-center px-5 pt-[calc(var(--header)+2rem)] pb-12">
        {wasOpen && 'Opening …'}
      </output>
    );
  if (state === 'closed') {
    return (
      <QueryClientProvider client={queryClient}>
        <GatePage gate={gate} canRecover={canRecover} onSignedIn={enter} />
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children(() => void leave())}</TooltipProvider>
      {state === 'expired' && <ExpiredDialog gate={gate} onSignedIn={enter} />}
    </QueryClientProvider>
  );
}

interface ExpiredDialogProps {
  gate: Gate;
  onSignedIn: () => Promise<boolean>;
}

/** Covers the page without changing it: what was typed is still there after logging in. */
function ExpiredDialog({ gate, onSignedIn }: ExpiredDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      className="w-96 border-t-4 border-t-channel p-[clamp(1.5rem,5vw,2.25rem)]"
      // There is nothing to return to: without a session the page behind can neither read nor save.
      isBusy
      onClose={() => void onSignedIn()}
    >
      <p className="mt-2 mb-6 text-small text-slate">
        Log in again to continue. What you typed is still here.
      </p>
      <SignInForm gate={gate} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

interface GatePageProps {
  gate: Gate;
  /** Whether a link can be emailed that opens it. */
  canRecover: boolean;
  onSignedIn: () => Promise<boolean>;
}

/** Shown instead of an owner's page until the owner has logged in. */
function GatePage({ gate, canRecover, onSignedIn }: GatePageProps) {
  const { title, lead } = gateTexts[gate];
  return (
    <GateCard>
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 mb-6 text-small text-slate">{lead}</p>
      <SignInForm gate={gate} onSignedIn={onSignedIn} />
      {gate === 'admin' && canRecover && (
        <div className="mt-2 grid justify-items-start">
          <EmailLink />
        </div>
      )}
    </GateCard>
  );
}

/** Says the same whether a link is sent or not: anyone may press it. */
function EmailLink() {
  const [state, setState] = useState<'unasked' | 'asking' | 'asked'>('unasked');

  async function ask(): Promise<void> {
    if (state === 'asking') return;
    setState('asking');
    try {
      await askForLink();
      setState('asked');
    } catch (error) {
      const description = sentenceOf(error) ?? noAnswer;
      showToast({ title: 'Couldn’t Send Link', description, variant: 'destructive' });
      setState('unasked');
    }
  }

  return (
    <>
      <TextButton isTall aria-disabled={state === 'asking' || undefined} onClick={() => void ask()}>
        Forgot your password? Email me a reset link
      </TextButton>
      <p role="status" className="text-small">
        {state === 'asked' &&
          `A link is on its way to the recovery address. It works for ${recoveryLinkMinutes} minutes. At most ${maxRecoveryLinksPerHour} are sent per hour, and ${maxRecoveryLinksPerDay} per day.`}
      </p>
    </>
  );
}
