import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The mounted dialogs, each shown above those before it. */
const shown: HTMLDialogElement[] = [];

/** A ref for a `<dialog>` that is modal while it is mounted. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const reopen = () => reopenFrom(element);
    shown.push(element);
    element.showModal();
    element.addEventListener('close', reopen);
    return () => {
      element.removeEventListener('close', reopen);
      shown.splice(shown.indexOf(element), 1);
      // Closed before it leaves the document: only then does the focus return.
      element.close();
    };
  }, []);

  return dialog;
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
