import type { ReactNode } from 'react';
import approach from '~/artwork/approach.svg?url';
import styles from './approach-page.module.css';

/** The page around a visitor's own call, below a drawing of the coast. */
export function ApproachPage({ children }: { children: ReactNode }) {
  return (
    <section className={styles.root}>
      <img
        src={approach}
        alt=""
        width={1440}
        height={260}
        fetchPriority="high"
        className={styles.picture}
      />
      <div className="chart-width">{children}</div>
    </section>
  );
}
