import type { Gate } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TooltipProvider } from '~/ui/desk/tooltip';
import { ExpiredDialog } from './expired-dialog';
import { GatePage } from './gate-page';
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
