import { cookieSettings as texts } from '~/content/consent';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './consent.module.css';

const privacyControlLook = 'mb-5 border-l-2 border-channel pl-4 text-small';

/** Drawn with everything optional turned off: start-consent.ts applies the stored choices. */
export function SettingsDialog() {
  const { intro, privacyControl, purposes } = texts;
  return (
    <dialog
      aria-labelledby="cookie-settings-title"
      data-cookie-settings=""
      className={styles.dialog}
    >
      <form className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id="cookie-settings-title" className="text-title">
            {texts.heading}
          </h2>
          <Button
            variant="quiet"
            aria-label={texts.close}
            value="close"
            className="-mt-2 -mr-2 min-w-11 text-ink"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
              <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.500" />
            </svg>
          </Button>
        </div>
        <p className="mt-2 mb-5 text-small">
          {intro.before}{' '}
          <a href={paths.privacyPolicy} className="underline underline-offset-4">
            {intro.link}
          </a>{' '}
          {intro.after}
        </p>
        <template data-privacy-control="kept">
          <p className={privacyControlLook}>{privacyControl.kept}</p>
        </template>
        <template data-privacy-control="overruled">
          <p className={privacyControlLook}>{privacyControl.overruled}</p>
        </template>
        <Purpose name="necessary" {...purposes.necessary} />
        <Purpose name="analytics" {...purposes.analytics} />
        <Purpose name="marketing" {...purposes.marketing} />
        <div className="mt-3 flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="secondary">
            {texts.save}
          </Button>
          <Button variant="secondary" value="all">
            {texts.acceptAll}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

interface PurposeProps {
  name: 'necessary' | 'analytics' | 'marketing';
  title: string;
  text: string;
  /** Says that it is on and cannot be turned off. Default: it can. */
  always?: string;
}

/** One purpose with its switch. */
function Purpose({ name, title, text, always }: PurposeProps) {
  const id = `cookie-purpose-${name}`;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-t border-sand py-4">
      <label htmlFor={id} className="font-semibold">
        {title}
        {always && <span className="font-normal text-slate"> · {always}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says on its own whether it is on
        role="switch"
        name={name}
        defaultChecked={Boolean(always)}
        disabled={Boolean(always)}
        aria-describedby={`${id}-text`}
        className={classNames(styles.toggle, 'row-span-2')}
      />
      <p id={`${id}-text`} className="mt-1 text-small text-slate">
        {text}
      </p>
    </div>
  );
}
