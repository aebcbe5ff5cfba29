import type { Gate } from '@agency/contracts';
import { useState } from 'react';
import { SiteBar } from '~/ui/desk/site-bar';
import { TextButton } from '~/ui/desk/text-link';
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
    <section className="grid min-h-dvh place-items-center px-5 pt-[calc(var(--header)+2rem)] pb-12">
      <SiteBar />
      <div className="w-[min(100%,24rem)] rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-[clamp(1.5rem,5vw,2.25rem)] shadow-raised">
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 mb-6 text-small text-slate">{lead}</p>
        {isRecovering ? (
          <RecoveryForm onSignedIn={onSignedIn} onBack={() => setRecovering(false)} />
        ) : (
          <>
            <SignInForm gate={gate} onSignedIn={onSignedIn} />
            {gate === 'admin' && canRecover && (
              <TextButton isTall className="mt-2" onClick={() => setRecovering(true)}>
                Use a recovery code
              </TextButton>
            )}
          </>
        )}
      </div>
    </section>
  );
}
