import { brand } from '@agency/contracts';
import lostBearing from '~/artwork/lost-bearing.svg?url';
import { Button } from '../button';

const heading = 'This page ran aground';

/** In place of a page that cannot be drawn, most likely because the connection is gone: nothing here loads first. */
export function PageFailed() {
  return (
    <section
      role="alert"
      className="chart-width grid min-h-dvh items-center gap-x-16 gap-y-10 py-20 lg:grid-cols-[6fr_5fr]"
    >
      <div>
        <title>{heading}</title>
        <h1 className="text-page">{heading}</h1>
        <p className="mt-6 max-w-[46ch] text-lead">
          The connection dropped, or we made a mistake. If trying again does not help, write to{' '}
          <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          .
        </p>
        <Button className="mt-8" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
      <img src={lostBearing} alt="" width={480} height={360} className="hidden w-full lg:block" />
    </section>
  );
}
