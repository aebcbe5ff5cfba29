import type { ComponentProps } from 'react';
import lostBearing from '~/artwork/lost-bearing.svg?url';

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
