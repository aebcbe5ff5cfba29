import { agencyPhone, ownerPaths } from '@agency/contracts';
import { NavLink, useLocation, useMatch } from 'react-router-dom';
import { consultationLink, mainLinks, menuButtons } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { ButtonLink, type ButtonLinkProps } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PhoneLink } from '~/ui/email-or-phone';
import { Logo } from './logo';
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

const drawerId = 'site-menu';

/**
 * Navigation on small screens, with all links of the header. A popover, not a modal dialog, which makes everything
 * behind it inert: a slow phone would restyle the whole page for that. Instead, the drawer covers the page and keeps
 * the focus inside itself (start-header.ts).
 */
export function SiteDrawer() {
  return (
    <>
      <button
        type="button"
        popoverTarget={drawerId}
        aria-haspopup="dialog"
        className={styles.menuButton}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none">
          <path
            d="M3 7q3-2.500 6 0t6 0 6 0M3 13q3-2.500 6 0t6 0 6 0M3 19q3-2.500 6 0t6 0 6 0"
            stroke="currentColor"
            strokeWidth="1.700"
          />
        </svg>
        {menuButtons.open}
      </button>
      <dialog
        id={drawerId}
        popover="auto"
        aria-label="Menu"
        aria-modal="true"
        className={styles.drawer}
      >
        <div className={classNames(styles.panel, 'on-deep')}>
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            className="-mr-3 inline-flex min-h-11 items-center gap-2 self-end rounded-button px-3 text-small"
          >
            {menuButtons.close}
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
              <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.500" />
            </svg>
          </button>
          <nav aria-label="Menu">
            <ul className="grid">
              {mainLinks.map((link) => (
                <li key={link.to} className="border-b border-white/20">
                  <NavLink
                    to={link.to}
                    reloadDocument
                    discover="none"
                    className={styles.drawerLink}
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <ConsultationButton />
          {agencyPhone && (
            <PhoneLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
          )}
        </div>
      </dialog>
    </>
  );
}

/** The call to action of header and drawer, secondary on pages that already have one, and on the owner's pages. */
function ConsultationButton(props: Omit<ButtonLinkProps, 'href'>) {
  // Pages are built at an address with a trailing slash, which an exact match would miss.
  const isHere = useMatch(consultationLink.to) !== null;
  const isFollowed = useMatch(paths.thankYou()) !== null;
  const { pathname } = useLocation();
  const isOwners = ownerPaths.some((path) => pathname.startsWith(path));
  return (
    <ButtonLink
      {...props}
      href={consultationLink.to}
      variant={isHere || isFollowed || isOwners ? 'secondary' : 'primary'}
      aria-current={isHere ? 'page' : undefined}
    >
      {consultationLink.label}
    </ButtonLink>
  );
}
