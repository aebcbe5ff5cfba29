import type { ReactNode } from 'react';
import { consultationLink } from '~/content/navigation';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './call-bar.module.css';

interface CallBarProps {
  /** The label of the page's own button, and where it leads. Default: the navigation bar's. */
  button?: string;
  to?: string;
  /** Beside the button, where the page has something to say. */
  note?: ReactNode;
  /** What stands between the hero and the section that closes the page. */
  children: ReactNode;
}

/** Phones: the page's button in a slim bar at the window's lower edge, while neither hero nor closing section is there. */
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
          className={classNames(
            styles.bar,
            note !== undefined && 'flex items-center justify-between',
          )}
        >
          {note}
          <ButtonLink to={to} size="compact" className={note ? '' : 'w-full max-w-md'}>
            {button}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
