import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '~/lib/query-client';
import { GateCard } from './gate-card';
import { RecoveryForm } from './recovery-form';

interface RecoverByLinkProps {
  token: string;
  onLeave: () => void;
}

/** Where the link in the email leads, also for whoever is signed in. Scanners open links too: only the form uses it. */
export function RecoverByLink({ token, onLeave }: RecoverByLinkProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <GateCard>
        <h1 className="text-title">New desk password</h1>
        <p className="mt-2 mb-6 text-small text-slate">
          Everyone who used the old one will be signed out.
        </p>
        <RecoveryForm link={token} onSignedIn={onLeave} onBack={onLeave} />
      </GateCard>
    </QueryClientProvider>
  );
}
