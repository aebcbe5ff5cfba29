import type { EasternDate } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import { BuoyMark } from '~/ui/buoy-mark';
import { NextCall } from './calls-today';

/** Shown instead of empty sections when nothing is left. */
export function AllDone({ today }: { today: EasternDate }) {
  const title = useRef<HTMLHeadingElement>(null);

  // The focus was in the last row, or in its section, which is now hidden.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('[hidden]');
    if (isLost) title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section aria-labelledby="all-done" className="grid justify-items-start gap-2 py-8 text-slate">
      <BuoyMark className="h-16 w-auto" />
      <h2
        ref={title}
        id="all-done"
        tabIndex={-1}
        className="text-ink text-title focus:outline-none"
      >
        All done
      </h2>
      <p>
        Every lead is answered and no follow-up is due. <NextCall today={today} />
      </p>
    </section>
  );
}
