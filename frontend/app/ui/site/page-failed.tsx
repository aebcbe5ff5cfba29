import { Button } from '../button';
import { DeadEnd } from './dead-end';
import { EmailOrPhone } from './email-or-phone';

const heading = 'This page ran aground';

/** Replaces a page that failed, probably because the connection was lost. Needs nothing that is not loaded yet. */
export function PageFailed() {
  return (
    <DeadEnd role="alert">
      <title>{heading}</title>
      <h1 className="text-page">{heading}</h1>
      <p className="mt-6 max-w-[46ch] text-lead">
        The connection dropped, or we made a mistake. If trying again does not help, write to{' '}
        <EmailOrPhone />
      </p>
      <Button className="mt-8" onClick={() => location.reload()}>
        Try again
      </Button>
    </DeadEnd>
  );
}
