import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './desk-foot.module.css';
import { CountBadge } from './desk-header';
import { MenuTrigger } from './menu';

/** The bar at the bottom of a phone, in reach of a thumb. */
export function DeskFoot({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Desk" className={styles.root}>
      {children}
    </nav>
  );
}

interface FootLinkProps {
  to: To;
  isCurrent: boolean;
  /** A number beside the name, and what it counts. */
  count?: { number: number; meaning: string };
  children: string;
}

export function FootLink({ to, isCurrent, count, children }: FootLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count && `${count.number} ${count.meaning}`}
      className={styles.item}
    >
      {children}
      <CountBadge count={count?.number} />
    </Link>
  );
}

interface FootMenuButtonProps {
  isCurrent: boolean;
  /** For assistive technology. */
  label: string;
  children: string;
}

/** Opens a menu of the other places, one of which may be the current one. */
export function FootMenuButton({ isCurrent, label, children }: FootMenuButtonProps) {
  return (
    <MenuTrigger
      aria-label={label}
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </MenuTrigger>
  );
}
