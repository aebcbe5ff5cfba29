import type { ReactNode } from 'react';
import approach from '~/artwork/approach.svg?url';
import styles from './approach-page.module.css';

interface ApproachPageProps {
  children: ReactNode;
  /** Crops the drawing to a strip, so that the first screen shows what the visitor came for. */
  isCompact?: boolean;
}

/** The page around a visitor's own call, below a drawing of the coast. */
export function ApproachPage({ children, isCompact = false }: ApproachPageProps) {
  return (
    <section className={styles.root} data-compact={isCompact || undefined}>
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
