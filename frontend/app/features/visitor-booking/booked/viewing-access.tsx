import { viewingAccess } from '@agency/contracts';
import { useId } from 'react';
import styles from '../visitor-booking.module.css';

/** Asks for the access that the audit and the plan need. The steps open account by account. */
export function ViewingAccess() {
  const titleId = useId();
  const { heading, reason, accounts, none, late } = viewingAccess;
  return (
    <section aria-labelledby={titleId} className={styles.access}>
      <h2 id={titleId} className="text-title">
        {heading}
      </h2>
      <p className="mt-3">{reason}</p>
      <div className={styles.accounts}>
        {accounts.map(({ account, steps }) => (
          <details key={account}>
            <summary>{account}</summary>
            <p>{steps}</p>
          </details>
        ))}
      </div>
      <p className="mt-4 text-small text-slate">
        {none} {late}
      </p>
    </section>
  );
}
