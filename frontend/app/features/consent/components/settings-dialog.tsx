import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import styles from './consent.module.css';
import { Purpose } from './purpose';

const privacyControlLook = 'mb-5 border-l-2 border-channel pl-4 text-small';

/** Drawn with everything optional switched off: start-consent.ts applies the stored choices. */
export function SettingsDialog() {
  return (
    <dialog
      aria-labelledby="cookie-settings-title"
      data-cookie-settings=""
      className={styles.dialog}
    >
      <form className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id="cookie-settings-title" className="text-title">
            Cookie settings
          </h2>
          <Button
            variant="quiet"
            aria-label="Close"
            value="close"
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
          <a href={paths.privacyPolicy} className="underline underline-offset-4">
            privacy policy
          </a>{' '}
          has the details.
        </p>
        <template data-privacy-control="kept">
          <p className={privacyControlLook}>
            Your browser asks sites not to track you (Global Privacy Control), and we keep to it:
            both are off unless you switch them on here.
          </p>
        </template>
        <template data-privacy-control="overruled">
          <p className={privacyControlLook}>
            Your browser asks sites not to track you. What you chose here goes before that.
          </p>
        </template>
        <Purpose
          name="necessary"
          title="Necessary"
          text="This choice, a call that you booked, and until you close the browser, how you came here. Never used to follow you."
          isFixed
        />
        <Purpose
          name="analytics"
          title="Analytics"
          text="Lets an outside service follow a visit over several pages, beyond our own count of arrivals."
        />
        <Purpose
          name="marketing"
          title="Marketing"
          text="Tells which ad led to an inquiry, and remembers that beyond this visit."
        />
        <div className="mt-3 flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="secondary">
            Save Preferences
          </Button>
          <Button variant="secondary" value="all">
            Accept All
          </Button>
        </div>
      </form>
    </dialog>
  );
}
