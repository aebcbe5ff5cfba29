import { cookieSettings } from '~/content/consent';

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
