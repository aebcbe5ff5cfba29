import type { ReactNode } from 'react';
import { consultationLink } from '~/content/navigation';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './call-bar.module.css';

interface CallBarProps {
  /** Label and target of the page's own button. Default: the navigation bar's. */
  button?: string;
  to?: string;
  /** Optional text beside the button. */
  note?: ReactNode;
  /** The content between the hero and the closing section. */
  children: ReactNode;
}

/**
 * Phones: the page's button in a slim bar at the bottom of the window, while neither hero nor closing section is
 * visible.
 */
export function CallBar({
  button = consultationLink.label,
  to = consultationLink.to,
  note,
  children,
}: CallBarProps) {
  return (
    <div className="relative">
      {children}
      <div className={styles.rail}>
        <p
          data-above-banner=""
          className={classNames(
            styles.bar,
            note !== undefined && 'flex items-center justify-between',
          )}
        >
          {note}
          <ButtonLink href={to} size="compact" className={note ? '' : 'w-full max-w-md'}>
            {button}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
