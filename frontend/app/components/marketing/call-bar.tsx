import type { ReactNode } from 'react';
import { consultationLink } from '~/content/navigation';
import { ButtonLink } from '~/ui/button';
import styles from './call-bar.module.css';

interface CallBarProps {
  /** The label of the page's own button. */
  button?: string;
  /** What stands between the hero and the section that closes the page. */
  children: ReactNode;
}

/** Phones: the page's button in a slim bar at the window's lower edge, while neither hero nor closing section is there. */
export function CallBar({ button = consultationLink.label, children }: CallBarProps) {
  return (
    <div className="relative">
      {children}
      <div className={styles.rail}>
        <p className={styles.bar}>
          <ButtonLink to={consultationLink.to} size="compact" className="w-full max-w-md">
            {button}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
