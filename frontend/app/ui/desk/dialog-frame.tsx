import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';

interface DialogFrameProps {
  /** Its name: a label, or the id of its title. */
  name: { label: string } | { titleId: string };
  /** Its size and place. */
  className: string;
  /** Gets the initial focus instead of the first focusable element. */
  first?: RefObject<HTMLElement | null>;
  /** Whether a click outside requests closing it, too. */
  closesOutside?: boolean;
  onCancel: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The mounted dialogs, each shown above those before it. */
const shown: HTMLDialogElement[] = [];

/** A dialog that is modal while it is mounted. Escape requests closing it; the parent decides. Then the focus returns. */
export function DialogFrame(props: DialogFrameProps) {
  const { name, className, first, closesOutside = false, onCancel, onKeyDown, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const reopen = () => reopenFrom(element);
    shown.push(element);
    element.showModal();
    // Otherwise a field before it would have the focus, and a phone's keyboard would cover the dialog.
    first?.current?.focus();
    element.addEventListener('close', reopen);
    return () => {
      element.removeEventListener('close', reopen);
      shown.splice(shown.indexOf(element), 1);
      // Closed before it leaves the document: only then does the focus return.
      element.close();
    };
  }, [first]);

  return (
    <dialog
      ref={dialog}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'titleId' in name ? name.titleId : undefined}
      className={classNames(
        'rounded-button border border-sand bg-paper text-ink shadow-raised backdrop:bg-[rgb(12_34_51/0.6)]',
        className,
      )}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClick={({ target }) => {
        if (closesOutside && target === dialog.current) onCancel();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Shows a dialog again that the browser has closed: preventing `cancel` works for the first Escape only, until the next
 * click or key. The dialogs above it are shown again, too, or it would cover them.
 */
function reopenFrom(element: HTMLDialogElement): void {
  if (element.open) return;
  for (const one of shown.slice(shown.indexOf(element))) {
    if (one.open) one.close();
    one.showModal();
  }
}
