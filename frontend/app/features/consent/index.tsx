import { cookieSettings, consentBanner as texts } from '~/content/consent';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './consent.module.css';
import { SettingsDialog } from './settings-dialog';
import { denyEverything } from './signals';

/** Runs in the head before any tag can. */
export function ConsentDefaults() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, made of constants
  return <script dangerouslySetInnerHTML={{ __html: denyEverything }} />;
}

/** What start-consent.ts shows when it is needed. Until then, none of it is in the page. */
export function ConsentTemplates() {
  return (
    <>
      <template id="consent-banner">
        <Banner />
      </template>
      <template id="cookie-settings">
        <SettingsDialog />
      </template>
    </>
  );
}

/** Reopens the settings. Invisible until start-consent.ts handles clicks. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      data-opens-cookie-settings=""
      className="-my-1 cursor-pointer py-1 underline underline-offset-4"
      style={{ visibility: 'hidden' }}
    >
      {cookieSettings.heading}
    </button>
  );
}

const answer = { variant: 'secondary', size: 'compact' } as const;

/**
 * The question, in a strip along the window's lower edge; in a short window above the header, where it covers nothing.
 * It takes no focus: it can wait.
 */
function Banner() {
  return (
    <section
      aria-label={texts.label}
      data-consent-banner=""
      className={classNames(styles.banner, 'on-deep')}
    >
      <div className={classNames(styles.row, 'chart-width')}>
        {/* Two short texts: a single long one would count as the largest contentful paint. */}
        <div className={styles.question}>
          <p>{texts.question}</p>
          <p>
            <span className="max-sm:hidden">{texts.promise} </span>
            <a
              href={paths.privacyPolicy}
              className="-my-1 inline-block py-1 underline underline-offset-4"
            >
              {texts.policy}
            </a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button {...answer} value="all">
            {texts.acceptAll}
          </Button>
          <Button {...answer} value="essential">
            {texts.essentialOnly}
          </Button>
          <Button {...answer} value="settings">
            {texts.customize}
          </Button>
        </div>
      </div>
    </section>
  );
}
