import type { Gate } from '@agency/contracts';
import styles from './gate.module.css';
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
    <section className={styles.page}>
      <div className={styles.card}>
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 mb-6 text-small text-slate">{lead}</p>
        <SignInForm gate={gate} onSignedIn={onSignedIn} />
      </div>
    </section>
  );
}
