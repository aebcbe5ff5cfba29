import type { ReactNode } from 'react';
import { SiteBar } from '~/ui/desk/site-bar';

/** A page of one card, for whoever is not logged in. */
export function GateCard({ children }: { children: ReactNode }) {
  return (
    <section className="grid min-h-dvh place-items-center px-5 pt-[calc(var(--header)+2rem)] pb-12">
      <SiteBar />
      <div className="w-[min(100%,24rem)] rounded-sheet border border-t-4 border-sand border-t-channel bg-paper p-[clamp(1.5rem,5vw,2.25rem)] shadow-raised">
        {children}
      </div>
    </section>
  );
}
