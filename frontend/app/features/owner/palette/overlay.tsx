import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useModalDialog } from '~/ui/desk/use-modal-dialog';
import styles from './overlay.module.css';

interface OverlayProps {
  label: string;
  onClose: () => void;
  /** Has the focus at first, instead of the first element that could. */
  first: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Lies over the desk until Escape, a click beside it or `onClose`; then the focus is back where it was. */
export function Overlay({ label, onClose, first, children }: OverlayProps) {
  const dialog = useModalDialog();

  useLayoutEffect(() => first.current?.focus(), [first]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.overlay}
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
