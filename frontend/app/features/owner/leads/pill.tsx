import type { Lead } from '@agency/contracts';
import styles from './pill.module.css';
import { maxNewLeads } from './use-new-leads';

interface PillProps {
  arrived: readonly Lead[];
  onShow: () => void;
}

/** Announces new leads politely, above the content: nothing moves until the owner asks for it. */
export function Pill({ arrived, onShow }: PillProps) {
  const count = arrived.length;
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={onShow}>
          {count === 1 ? '1 new lead' : `${count}${count === maxNewLeads ? '+' : ''} new leads`}
          <span aria-hidden="true"> · </span>
          <span className={styles.verb}>Show</span>
        </button>
      )}
    </div>
  );
}
