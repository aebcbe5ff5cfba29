import type { ComponentProps } from 'react';
import styles from './check-row.module.css';

/** A tick box with its words beside it, high enough to be pressed. */
export function CheckRow({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.root}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}
