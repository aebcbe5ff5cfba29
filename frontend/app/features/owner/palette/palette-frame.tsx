import type { ReactNode, RefObject } from 'react';
import { DialogFrame } from '~/ui/desk/dialog-frame';

interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  first: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What the palette and the list of shortcuts share: a dialog near the top, which a click outside closes. */
export function PaletteFrame({ label, onClose, first, children }: PaletteFrameProps) {
  return (
    <DialogFrame
      name={{ label }}
      className="mx-auto mt-[12dvh] mb-auto max-h-[min(70dvh,34rem)] w-[min(100%-2rem,38rem)] overflow-hidden p-0 text-small max-sm:mt-16"
      first={first}
      closesOutside
      onCancel={onClose}
    >
      {children}
    </DialogFrame>
  );
}
