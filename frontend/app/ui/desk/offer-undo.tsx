import type { ReactNode } from 'react';
import { showToast } from '~/ui/toast';
import { currentToast, dismissToast, type ToastContent } from '~/ui/toast/toast-store';
import { isEditable } from './is-editable';
import { showFailure } from './show-failure';
import { ToastAction } from './toast-action';

/** The latest step that was offered: Ctrl + Z takes it back while the toast with its button is shown. */
let latest: { button: ReactNode; takeBack: () => void } | null = null;

/**
 * Says what was done, with a way to take it back: the desk's answer where it would otherwise ask first. Undo is the
 * toast's button, or Ctrl + Z outside a field. `undo` may resolve to a sentence about what taking it back meant.
 */
export function offerUndo(
  done: string | Pick<ToastContent, 'title' | 'description'>,
  undo: () => Promise<unknown>,
): void {
  let isTaken = false;
  const takeBack = () => {
    // A closed toast can be opened again.
    if (isTaken) return;
    isTaken = true;
    undo().then(
      (outcome) =>
        showToast({
          title: 'Undone',
          description: typeof outcome === 'string' ? outcome : undefined,
        }),
      (error: unknown) =>
        showFailure(error, {
          title: 'Not undone',
          fallback: 'It could not be undone. Please try again.',
        }),
    );
  };
  const button = <ToastAction label="Undo" onAction={takeBack} />;
  latest = { button, takeBack };
  // Added once, however often this is called.
  document.addEventListener('keydown', undoByKey);
  showToast({ ...(typeof done === 'string' ? { title: done } : done), action: button });
}

/**
 * To be called when a step shows its effect before it is saved: until its own toast comes, Undo would take back the
 * step before it.
 */
export function withdrawUndo(): void {
  const toast = offeringToast();
  if (toast) dismissToast(toast.id);
}

/** The toast with the latest step's button, while it is shown. */
function offeringToast() {
  const toast = currentToast();
  return latest && toast?.action === latest.button ? toast : null;
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || isEditable(event.target)) return;
  const toast = offeringToast();
  if (!toast) return;
  event.preventDefault();
  dismissToast(toast.id);
  latest?.takeBack();
}
