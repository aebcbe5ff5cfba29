import { useSyncExternalStore } from 'react';
import { openSettings } from './consent-store';

const neverChanges = () => () => undefined;

/** Opens the settings again. Invisible, in its place, where no script is there to answer a click. */
export function CookieSettingsButton() {
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      onClick={() => void openSettings()}
      className="-my-1 cursor-pointer py-1 underline underline-offset-4"
      style={isReady ? undefined : { visibility: 'hidden' }}
    >
      Cookie settings
    </button>
  );
}
