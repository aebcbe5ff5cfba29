import { type ReactNode, useId } from 'react';
import styles from './alert-line.module.css';

interface AlertLineProps {
  title: ReactNode;
  /** Beside the title. */
  actions: ReactNode;
  isOpen?: boolean;
  children?: ReactNode;
}

/** One line about what failed, on every view of the desk. It may open to more. */
export function AlertLine({ title, actions, isOpen = false, children }: AlertLineProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root} data-open={isOpen ? '' : undefined}>
      <div className={styles.line}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
