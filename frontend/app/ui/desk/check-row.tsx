import type { ComponentProps } from 'react';
import styles from './check-row.module.css';

/** A checkbox with its label, as a large touch target. */
export function CheckRow({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.root}>
      <input {...input} type="checkbox" className="m-0 size-5 cursor-pointer accent-channel" />
      {children}
    </label>
  );
}

/** A radio button with its label, as a large touch target. */
export function RadioRow({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input {...input} type="radio" className="size-4.5 shrink-0 accent-channel" />
      {children}
    </label>
  );
}
