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

const item =
  'flex min-h-13 min-w-0 cursor-pointer items-center justify-center gap-1.5 border-y-3 border-transparent font-semibold whitespace-nowrap text-slate aria-[current]:border-t-magenta aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]';

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
      className={item}
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
    <MenuTrigger aria-label={label} className={item} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </MenuTrigger>
  );
}
