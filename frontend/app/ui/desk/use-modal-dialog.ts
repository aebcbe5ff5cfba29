import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a `<dialog>` that is modal for as long as it is in the document. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the document: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return dialog;
}
