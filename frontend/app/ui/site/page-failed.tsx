import type { ComponentProps } from 'react';
import lostBearing from '~/artwork/lost-bearing.svg?url';
import { islandFailed, pageFailed as texts } from '~/content/failures';
import { EmailOrPhone } from '~/ui/email-or-phone';
import { Button } from '../button';

/** A page for errors: what to do instead, and a drawing if it fits. */
export function DeadEnd({ children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className="chart-width grid min-h-dvh items-center gap-x-16 gap-y-10 py-20 lg:grid-cols-[6fr_5fr]"
    >
      <div>{children}</div>
      <img src={lostBearing} alt="" width={480} height={360} className="hidden w-full lg:block" />
    </section>
  );
}

/** Replaces a page that failed, probably because the connection was lost. Needs nothing that is not loaded yet. */
export function PageFailed() {
  return (
    <DeadEnd role="alert">
      <title>{texts.heading}</title>
      <h1 className="text-page">{texts.heading}</h1>
      <p className="mt-6 max-w-[46ch] text-lead">
        {texts.text} <EmailOrPhone />
      </p>
      <Button className="mt-8" onClick={() => location.reload()}>
        {texts.button}
      </Button>
    </DeadEnd>
  );
}

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
