import { cookieSettings } from '~/content/consent';
import { Banner } from './components/banner';
import { SettingsDialog } from './components/settings-dialog';
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
