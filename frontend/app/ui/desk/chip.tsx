import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Marked as the current choice. */
  isActive?: boolean;
}

/** A small outlined button: a filter, a choice, a link. */
export function Chip({ className, isActive, ...props }: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.root, className)}
      data-active={isActive ? '' : undefined}
    />
  );
}

/** A link that looks like a chip: `to` a page of the site, or with `href` to a file. */
export function ChipLink(props: ComponentProps<typeof Link> | ComponentProps<'a'>) {
  return 'to' in props ? (
    <Link {...props} className={styles.root} />
  ) : (
    <a {...props} className={styles.root} />
  );
}

interface ChipSummaryProps extends ComponentProps<'summary'> {
  isActive?: boolean;
}

/** A chip that opens and closes `<details>`. */
export function ChipSummary({ isActive, ...props }: ChipSummaryProps) {
  return <summary {...props} className={styles.root} data-active={isActive ? '' : undefined} />;
}

export function ChipSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={classNames(styles.root, className)} />;
}

export function ChipInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(styles.root, className)} />;
}
