import type { Gate } from '@agency/contracts';
import { SiteBar } from '~/ui/desk/site-bar';
import { gateTexts } from './gate-texts';
import { SignInForm } from './sign-in-form';

interface GatePageProps {
  gate: Gate;
  onSignedIn: () => void;
}

/** Shown instead of an owner's page until the owner has signed in. */
export function GatePage({ gate, onSignedIn }: GatePageProps) {
  const { title, lead } = gateTexts[gate];
  return (
    <section className="grid min-h-dvh place-items-center px-5 pt-[calc(var(--header)+2rem)] pb-12">
      <SiteBar />
      <div className="w-[min(100%,24rem)] rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-[clamp(1.5rem,5vw,2.25rem)] shadow-raised">
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 mb-6 text-small text-slate">{lead}</p>
        <SignInForm gate={gate} onSignedIn={onSignedIn} />
      </div>
    </section>
  );
}
