import { type SubmitEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { type Choices, essentialOnly, everything } from '../choices';
import { closeSettings } from '../consent-store';
import { sendsPrivacyControl } from '../privacy-control';
import { readChoices } from '../stored-choices';
import styles from './consent.module.css';
import { decideAndRestoreFocus } from './decide-and-restore-focus';
import { Purpose } from './purpose';

/** Starts with the stored choices. Escape and a click outside close it without a choice. */
export function SettingsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const stored = readChoices(new Date());
  const { analytics, marketing } = stored ?? essentialOnly;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const close = () => dialog.current?.close();
  // Closed first, so that the focus returns to where it was.
  const choose = (choices: Choices) => {
    close();
    decideAndRestoreFocus(choices);
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOn = new FormData(event.currentTarget);
    choose({ analytics: isOn.has('analytics'), marketing: isOn.has('marketing') });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog.
    <dialog
      ref={dialog}
      aria-labelledby="cookie-settings"
      onClose={closeSettings}
      // Safari does not know closedby="any". A click outside is one on the dialog itself, whose content covers its box.
      onClick={(event) => event.target === event.currentTarget && close()}
      className={styles.dialog}
    >
      <form onSubmit={save} className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id="cookie-settings" className="text-title">
            Cookie settings
          </h2>
          <Button
            variant="quiet"
            aria-label="Close"
            onClick={close}
            className="-mt-2 -mr-2 min-w-11 text-ink"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
              <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.500" />
            </svg>
          </Button>
        </div>
        <p className="mt-2 mb-5 text-small">
          What this site may keep in your browser. You can change your mind at the foot of every
          public page; the{' '}
          <Link to={paths.privacyPolicy} onClick={close} className="underline underline-offset-4">
            privacy policy
          </Link>{' '}
          has the details.
        </p>
        {sendsPrivacyControl() && (
          <p className="mb-5 border-l-2 border-channel pl-4 text-small">
            {stored
              ? 'Your browser asks sites not to track you. What you chose here goes before that.'
              : 'Your browser asks sites not to track you (Global Privacy Control), and we keep to it: both are off unless you switch them on here.'}
          </p>
        )}
        <Purpose
          name="necessary"
          title="Necessary"
          text="This choice, a call that you booked, and until you close the browser, how you came here. Never used to follow you."
          isOn
          isFixed
        />
        <Purpose
          name="analytics"
          title="Analytics"
          text="Counts visits, so that we know which pages are worth the work."
          isOn={analytics}
        />
        <Purpose
          name="marketing"
          title="Marketing"
          text="Tells which ad led to an inquiry, and remembers that beyond this visit."
          isOn={marketing}
        />
        <div className="mt-3 flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="secondary">
            Save Preferences
          </Button>
          <Button variant="secondary" onClick={() => choose(everything)}>
            Accept All
          </Button>
        </div>
      </form>
    </dialog>
  );
}
