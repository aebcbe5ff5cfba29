import type { ReactNode } from 'react';
import { DialogFrame } from '~/ui/desk/dialog-frame';

interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What the palette and the list of shortcuts share: a dialog near the top, which a click outside closes. */
export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  return (
    <DialogFrame
      aria-label={label}
      className="mt-[12dvh] w-152 text-small max-sm:mt-16"
      closesOutside
      onCancel={onClose}
    >
      {children}
    </DialogFrame>
  );
}
