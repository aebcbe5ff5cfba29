import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** The frame of an owner's page. Overlays, such as a lead's panel, find it by `data-desk`. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} data-desk="">
      {children}
    </div>
  );
}
