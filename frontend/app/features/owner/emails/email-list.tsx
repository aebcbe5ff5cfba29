import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import styles from './email-list.module.css';

interface EmailListProps {
  className?: string;
  /** Each an `<li>` with its text in a `<div>`, followed by its actions. */
  children: ReactNode;
}

export function EmailList({ className, children }: EmailListProps) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>;
}
