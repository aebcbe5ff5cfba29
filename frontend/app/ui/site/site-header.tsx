import { NavLink } from 'react-router-dom';
import { mainLinks } from '~/content/navigation';
import { ConsultationButton } from './consultation-button';
import { Logo } from './logo';
import { SiteDrawer } from './site-drawer';
import styles from './site-header.module.css';

/** Made solid by start-header.ts once the page is scrolled. */
export function SiteHeader() {
  return (
    <header className={styles.root}>
      <div className="chart-width flex min-h-18 items-center justify-between gap-3">
        <Logo />
        <nav aria-label="Main" className={styles.links}>
          <ul className="flex items-center gap-x-7">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} reloadDocument discover="none" className={styles.link}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ConsultationButton className="min-h-11 px-5" />
        </nav>
        <SiteDrawer />
      </div>
    </header>
  );
}
