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
      aria-label={label}
      className="mt-[12dvh] w-152 text-small max-sm:mt-16"
      first={first}
      closesOutside
      onCancel={onClose}
    >
      {children}
    </DialogFrame>
  );
}
