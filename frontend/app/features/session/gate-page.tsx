import type { Gate } from '@agency/contracts';
import { useState } from 'react';
import { TextButton } from '~/ui/desk/text-link';
import { EmailLink } from './email-link';
import { GateCard } from './gate-card';
import { gateTexts } from './gate-texts';
import { RecoveryForm } from './recovery-form';
import { SignInForm } from './sign-in-form';

interface GatePageProps {
  gate: Gate;
  /** Whether a recovery code opens it. */
  canRecover: boolean;
  onSignedIn: () => void;
}

/** Shown instead of an owner's page until the owner has signed in. */
export function GatePage({ gate, canRecover, onSignedIn }: GatePageProps) {
  const { title, lead } = gateTexts[gate];
  const [isRecovering, setRecovering] = useState(false);
  return (
    <GateCard>
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 mb-6 text-small text-slate">{lead}</p>
      {isRecovering ? (
        <RecoveryForm onSignedIn={onSignedIn} onBack={() => setRecovering(false)} />
      ) : (
        <>
          <SignInForm gate={gate} onSignedIn={onSignedIn} />
          {gate === 'admin' && (
            <div className="mt-2 flex flex-wrap gap-x-6">
              {canRecover && (
                <TextButton isTall onClick={() => setRecovering(true)}>
                  Use a recovery code
                </TextButton>
              )}
              <EmailLink />
            </div>
          )}
        </>
      )}
    </GateCard>
  );
}
