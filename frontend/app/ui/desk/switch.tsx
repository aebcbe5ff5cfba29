import { Switch as RadixSwitch } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  /** Presses are ignored while a request runs. */
  isBusy: boolean;
  onToggle: (isOn: boolean) => void;
  /** The accessible name, if the visible text is not one. */
  label?: string;
  children: ReactNode;
}

/** Turns something on or off at once. */
export function Switch({ isOn, isBusy, onToggle, label, children }: SwitchProps) {
  return (
    <RadixSwitch.Root
      checked={isOn}
      onCheckedChange={(on) => isBusy || onToggle(on)}
      aria-label={label}
      aria-disabled={isBusy}
      className={styles.root}
    >
      {children}
    </RadixSwitch.Root>
  );
}
