import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useModalDialog } from '~/ui/desk/use-modal-dialog';

interface OverlayProps {
  label: string;
  onClose: () => void;
  /** Gets the initial focus instead of the first focusable element. */
  first: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** An overlay on the desk, closed by Escape, a click outside or `onClose`; then the focus returns. */
export function Overlay({ label, onClose, first, children }: OverlayProps) {
  const dialog = useModalDialog();

  useLayoutEffect(() => first.current?.focus(), [first]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog on its own
    <dialog
      ref={dialog}
      aria-label={label}
      className="mx-auto mt-[12dvh] mb-auto max-h-[min(70dvh,34rem)] w-[min(100%-2rem,38rem)] overflow-hidden rounded-button border border-sand bg-paper p-0 text-small text-ink shadow-raised backdrop:bg-[rgb(12_34_51/0.5)] max-sm:mt-16"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
