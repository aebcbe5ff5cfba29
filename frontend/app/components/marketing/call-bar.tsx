import type { ReactNode } from 'react';
import { leadPathOf } from '~/content/lead-path';
import { consultationLink } from '~/content/navigation';
import { ButtonLink } from '~/ui/button';
import styles from './call-bar.module.css';

interface CallBarProps {
  /** The page's own button. Default: the one of the navigation bar. */
  button?: string;
  /** What stands between the hero and the section that closes the page. */
  children: ReactNode;
}

/** Phones: the page's button in a slim bar at the window's lower edge, while neither hero nor closing section is there. */
export function CallBar({ button, children }: CallBarProps) {
  const to = button ? leadPathOf(button) : consultationLink.to;
  return (
    <div className="relative">
      {children}
      <div className={styles.rail}>
        <p className={styles.bar}>
          <ButtonLink to={to} size="compact" className="w-full max-w-md">
            {button ?? consultationLink.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
