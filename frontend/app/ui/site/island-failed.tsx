import { islandFailed } from '~/content/failures';
import { EmailOrPhone } from './email-or-phone';

/** Replaces an island that crashed, or stands above one whose script did not load, where it works without React. */
export function IslandFailed() {
  return (
    <div role="alert" className="my-6 border-l-4 border-magenta pl-4">
      <p className="font-semibold">{islandFailed.heading}</p>
      <p className="mt-1">
        The connection dropped, or we made a mistake. If{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
        <a className="underline underline-offset-4" href="">
          loading the page again
        </a>{' '}
        does not help, write to <EmailOrPhone />
      </p>
    </div>
  );
}
