import { agencyPhone } from '@agency/contracts';
import { type MouseEvent, useRef } from 'react';
import { NavLink } from 'react-router';
import { mainLinks } from '~/content/navigation';
import { classNames } from '~/ui/class-names';
import { PhoneLink } from '../phone-link';
import { ConsultationButton } from './consultation-button';
import styles from './site-drawer.module.css';

const drawerId = 'site-menu';

/** Browsers with invoker commands open and close the drawer themselves. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Navigation on small screens: a modal dialog with all links of the header. */
export function SiteDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);

  const close = () => drawer.current?.close();
  const openWhereNeeded = () => {
    if (!knowsCommands()) drawer.current?.showModal();
  };
  const closeWhereNeeded = () => {
    if (!knowsCommands()) close();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === drawer.current) close();
  };

  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={drawerId}
        onClick={openWhereNeeded}
        className={styles.menuButton}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none">
          <path
            d="M3 7q3-2.500 6 0t6 0 6 0M3 13q3-2.500 6 0t6 0 6 0M3 19q3-2.500 6 0t6 0 6 0"
            stroke="currentColor"
            strokeWidth="1.700"
          />
        </svg>
        Menu
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={drawer}
        id={drawerId}
        aria-label="Menu"
        closedby="any"
        onClick={closeOnBackdrop}
        className={classNames(styles.root, 'on-deep')}
      >
        <div className="flex min-h-full flex-col gap-8 p-6">
          <button
            type="button"
            command="close"
            commandfor={drawerId}
            onClick={closeWhereNeeded}
            className="-mr-3 inline-flex min-h-11 items-center gap-2 self-end rounded-button px-3 text-small"
          >
            Close
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
              <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.500" />
            </svg>
          </button>
          <nav aria-label="Menu">
            <ul className="grid">
              {mainLinks.map((link) => (
                <li key={link.to} className="border-b border-white/20">
                  <NavLink to={link.to} onClick={close} className={styles.link}>
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <ConsultationButton onClick={close} />
          {agencyPhone && (
            <PhoneLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
          )}
        </div>
      </dialog>
    </>
  );
}
