import type { Gate } from '@agency/contracts';
import { EmailLink } from './email-link';
import { GateCard } from './gate-card';
import { gateTexts } from './gate-texts';
import { SignInForm } from './sign-in-form';

interface GatePageProps {
  gate: Gate;
  /** Whether a link can be emailed that opens it. */
  canRecover: boolean;
  onSignedIn: () => void;
}

/** Shown instead of an owner's page until the owner has signed in. */
export function GatePage({ gate, canRecover, onSignedIn }: GatePageProps) {
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
