import { NavLink } from 'react-router';
import { mainLinks } from '~/content/navigation';
import { classNames } from '../class-names';
import { ConsultationButton } from './consultation-button';
import { Logo } from './logo';
import { SiteDrawer } from './site-drawer';
import styles from './site-header.module.css';
import { useScrolledPast } from './use-scrolled-past';

const solidBeyondPx = 10;

interface SiteHeaderProps {
  /** Lower, and without the call to action. */
  isSlim?: boolean;
}

export function SiteHeader({ isSlim }: SiteHeaderProps) {
  const scrolled = useScrolledPast(solidBeyondPx);
  return (
    <header className={styles.root} data-scrolled={scrolled || undefined} data-slim={isSlim}>
      <div
        className={classNames(
          'chart-width flex items-center justify-between gap-3',
          isSlim ? 'h-11' : 'h-18',
        )}
      >
        <Logo />
        <nav aria-label="Main" className={styles.links}>
          <ul className="flex items-center gap-x-7">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className={styles.link}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          {!isSlim && <ConsultationButton className="min-h-11 px-5" />}
        </nav>
        <SiteDrawer />
      </div>
    </header>
  );
}
