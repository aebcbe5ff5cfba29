import type { ReactNode } from 'react';
import { showToast } from '~/ui/toast';
import { currentToast, dismissToast, type ToastContent } from '~/ui/toast/toast-store';
import { isEditable } from './is-editable';
import { showFailure } from './show-failure';
import { ToastAction } from './toast-action';

/** The latest step that was offered: Ctrl + Z takes it back while the toast with its button is shown. */
let latest: { button: ReactNode; takeBack: () => void } | null = null;

/** A title, or a title with a sentence below it. */
export type UndoText = string | Pick<ToastContent, 'title' | 'description'>;

interface TakeBack {
  /** May resolve to a sentence about what taking it back meant. */
  undo: () => Promise<unknown>;
  /** Reads again what it changed, also when taking it back fails. */
  refresh: () => unknown;
}

/** Says what was done, with a way to take it back: the toast's button, or Ctrl + Z outside a field. */
export function offerUndo(done: UndoText, { undo, refresh }: TakeBack): void {
  let isTaken = false;
  const takeBack = () => {
    // A closed toast can be opened again.
    if (isTaken) return;
    isTaken = true;
    undo()
      .finally(refresh)
      .then(
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

/** Call this when a step shows its effect before it is saved: until its own toast comes, Undo would mean the step before. */
export function withdrawUndo(): void {
  const offer = shownOffer();
  if (offer) dismissToast(offer.toast.id);
}

/** The latest step, while the toast with its button is shown. */
function shownOffer() {
  const toast = currentToast();
  if (!toast || !latest || toast.action !== latest.button) return null;
  return { toast, takeBack: latest.takeBack };
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || isEditable(event.target)) return;
  const offer = shownOffer();
  if (!offer) return;
  event.preventDefault();
  dismissToast(offer.toast.id);
  offer.takeBack();
}
