import { useHydrated } from '~/lib/use-hydrated';
import { openSettings } from './consent-store';

/** Reopens the settings. Invisible until hydration, because nothing would answer a click. */
export function CookieSettingsButton() {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={() => void openSettings()}
      className="-my-1 cursor-pointer py-1 underline underline-offset-4"
      style={isHydrated ? undefined : { visibility: 'hidden' }}
    >
      Cookie settings
    </button>
  );
}
