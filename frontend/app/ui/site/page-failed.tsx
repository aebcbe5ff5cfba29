import { pageFailed as texts } from '~/content/failures';
import { Button } from '../button';
import { DeadEnd } from './dead-end';
import { EmailOrPhone } from './email-or-phone';

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
