import { islandFailed } from '~/content/failures';
import { EmailOrPhone } from './email-or-phone';

/** Replaces an island that crashed, or stands above one whose script did not load, where it works without React. */
export function IslandFailed() {
  const { heading, text } = islandFailed;
  return (
    <div role="alert" className="my-6 border-l-4 border-magenta pl-4">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1">
        {text.before}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
        <a className="underline underline-offset-4" href="">
          {text.link}
        </a>{' '}
        {text.after} <EmailOrPhone />
      </p>
    </div>
  );
}
