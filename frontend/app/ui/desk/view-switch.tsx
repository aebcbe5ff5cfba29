import { Link, type To } from 'react-router';
import { classNames } from '../class-names';
import styles from './view-switch.module.css';

export interface View {
  label: string;
  to: To;
  isCurrent: boolean;
}

interface ViewSwitchProps {
  views: readonly View[];
  className?: string;
  /** Stays where the page is scrolled to. */
  preventScrollReset?: boolean;
}

/** How the same things are shown: one link for each view, the current one marked. */
export function ViewSwitch({ views, className, preventScrollReset }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className={classNames(styles.root, className)}>
      {views.map(({ label, to, isCurrent }) => (
        <Link
          key={label}
          to={to}
          aria-current={isCurrent ? 'true' : undefined}
          preventScrollReset={preventScrollReset}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
