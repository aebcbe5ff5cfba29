import type { ReactNode } from 'react';
import { howWeCharge } from '~/content/how-we-charge';

/** How the agency charges, between a page's content and its closing section. */
export function HowWeCharge({ children }: { children?: ReactNode }) {
  const { heading, term, text } = howWeCharge;
  return (
    <section aria-labelledby="charge-heading" className="border-t border-ink py-20 lg:py-28">
      <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="charge-heading" className="text-heading">
          {heading}
        </h2>
        <div>
          <h3 className="text-title">{term}</h3>
          <p className="mt-3 max-w-[34.5em]">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
