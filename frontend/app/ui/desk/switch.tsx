import { Switch as RadixSwitch } from 'radix-ui';
import type { ReactNode } from 'react';

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
      className="grid min-h-11 min-w-11 cursor-pointer grid-cols-[auto_auto] place-content-center items-center gap-2 rounded-button px-1 font-semibold aria-disabled:cursor-progress"
    >
      <span
        aria-hidden="true"
        className="h-5 w-9 rounded-full bg-slate forced-color-adjust-none in-aria-checked:bg-channel forced-colors:border forced-colors:border-[ButtonText]"
      >
        <RadixSwitch.Thumb className="m-0.5 block size-4 rounded-full bg-white data-[state=checked]:translate-x-4" />
      </span>
      {children}
    </RadixSwitch.Root>
  );
}
