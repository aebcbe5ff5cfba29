import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

const openDelayMs = 700;
/** Within this time after one tooltip, the next opens without a delay. */
const skipDelayMs = 300;

/** Surrounds a page whose controls have tooltips, so that these share their delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** A control that shows nothing but an icon. Its name for assistive technology is its own. */
  children: ReactElement;
}

/** Says what an icon means, on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.root} sideOffset={6} collisionPadding={12}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
