import type { ReactNode } from 'react';

/** Chips that share a legend, in lines. */
export function ChipSet({ children }: { children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5 [&_[data-active]]:shadow-[inset_0_0_0_1px_var(--color-channel)] [&_button]:px-2.5">
      {children}
    </fieldset>
  );
}
