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
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      className={styles.root}
      onClick={() => {
        if (!isBusy) onToggle(!isOn);
      }}
    >
      {children}
    </button>
  );
}
