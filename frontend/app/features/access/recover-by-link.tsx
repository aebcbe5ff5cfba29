import { recoverSchema } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '~/lib/query-client';
import { TextButton } from '~/ui/desk/text-link';
import { GateCard } from './gate-card';
import { RecoveryForm } from './recovery-form';

interface RecoverByLinkProps {
  token: string;
  onLeave: () => void;
}

/** Opened by the link in the email, also when logged in. Scanners open links, too: only the form uses it up. */
export function RecoverByLink({ token, onLeave }: RecoverByLinkProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <GateCard>
        <h1 className="text-title">New desk password</h1>
        <p className="mt-2 mb-6 text-small text-slate">
          Everyone who used the old one will be logged out.
        </p>
        {recoverSchema.shape.link.safeParse(token).success ? (
          <RecoveryForm link={token} onSignedIn={onLeave} onBack={onLeave} />
        ) : (
          <>
            <p role="alert">This link is incomplete. Please open it from the email again.</p>
            <TextButton isTall onClick={onLeave}>
              Use your password
            </TextButton>
          </>
        )}
      </GateCard>
    </QueryClientProvider>
  );
}
