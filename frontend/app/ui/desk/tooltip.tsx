import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const openDelayMs = 700;
/** Within this time after one tooltip, the next opens without a delay. */
const skipDelayMs = 300;

/** Wraps a page whose controls have tooltips, so that they share their delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** A control with only an icon. It has its own accessible name. */
  children: ReactElement;
}

/** Explains an icon on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          className="z-45 max-w-[min(18rem,100vw-1.5rem)] rounded-button border border-transparent bg-ink px-2.5 py-1 text-fine text-white"
          sideOffset={6}
          collisionPadding={12}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
