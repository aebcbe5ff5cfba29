import styles from './status-mark.module.css';

interface StatusMarkProps {
  status: string;
  children: string;
}

/** A dot in the status's color before its name. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return (
    <span className={styles.root} data-status={status}>
      {children}
    </span>
  );
}
