import { showToast } from '~/ui/toast';
import { currentToast, dismissToast, type ToastContent } from '~/ui/toast/toast-store';
import { isEditable } from './is-editable';
import { showFailure } from './show-failure';

/** What takes back the latest step that was offered. Ctrl + Z calls it while its toast is shown. */
let takeBackLatest: (() => void) | null = null;

/**
 * Says what was done, with a way to take it back: the desk's answer where it would otherwise ask first.
 * Undo is the toast's button, or Ctrl + Z outside a field.
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
      () => showToast({ title: 'Undone' }),
      (error: unknown) =>
        showFailure(error, {
          title: 'Not undone',
          fallback: 'It could not be undone. Please try again.',
        }),
    );
  };
  // Added once, however often it is called.
  document.addEventListener('keydown', undoByKey);
  takeBackLatest = takeBack;
  showToast({
    ...(typeof done === 'string' ? { title: done } : done),
    action: { label: 'Undo', onAction: takeBack },
  });
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || isEditable(event.target)) return;
  const toast = currentToast();
  if (!toast || !takeBackLatest || toast.action?.onAction !== takeBackLatest) return;
  event.preventDefault();
  dismissToast(toast.id);
  takeBackLatest();
}
