import type { ReactNode } from 'react';
import { ApiError, mayHaveSucceeded } from '~/lib/api-error';
import { currentToast, dismissToast, showToast, type ToastContent } from '~/ui/toast';
import { isEditable } from './is-editable';
import { showFailure } from './show-failure';
import { ToastAction } from './toast-action';

/** The latest undoable step: Ctrl + Z undoes it while its toast is visible. */
let latest: { button: ReactNode; takeBack: () => void } | null = null;

interface Done extends Pick<ToastContent, 'title' | 'description'> {
  /** The likely next step, offered beside Undo: a `ToastAction`. */
  next?: ReactNode;
}

/** A title, or a title with a sentence below it. */
export type UndoText = string | Done;

export interface TakeBack {
  /** May resolve to a sentence about the effect of undoing. */
  undo: () => Promise<unknown>;
  /** Refetches what it changed, also if undoing fails. */
  refresh: () => unknown;
  /** False if undoing twice does it twice: a request may have succeeded although its answer was lost. */
  canRepeat?: boolean;
}

/** Shows a toast with an Undo button; Ctrl + Z outside a field does the same. */
export function offerUndo(done: UndoText, takeBackStep: TakeBack): void {
  const { undo, refresh, canRepeat = true } = takeBackStep;
  let isTaken = false;
  const takeBack = () => {
    // A closed toast can be reopened.
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
        (error: unknown) => {
          const isUncertain = !canRepeat && mayHaveSucceeded(error);
          isTaken = isUncertain || !canTryAgain(error);
          // Beside another step, Undo would seem to refer to that one.
          const isOffered = !isTaken && latest === offer;
          showFailure(error, {
            title: isUncertain ? 'No Response' : 'Couldn’t Undo',
            fallback: isUncertain
              ? 'Please check whether it was undone.'
              : `It couldn’t be undone.${isOffered ? ' Please try again.' : ''}`,
            action: isOffered ? offer.button : undefined,
          });
        },
      );
  };
  const { next, ...text }: Done = typeof done === 'string' ? { title: done } : done;
  const button = (
    <div className="flex flex-wrap gap-x-6">
      {next}
      <ToastAction label="Undo" onAction={takeBack} />
    </div>
  );
  const offer = { button, takeBack };
  latest = offer;
  // Added once, however often this is called.
  document.addEventListener('keydown', undoByKey);
  showToast({ ...text, action: button });
}

/** Whether another try may succeed. After logging in again, the closed toast can be reopened. */
function canTryAgain(error: unknown): boolean {
  const isTooEarly = error instanceof ApiError && [401, 429].includes(error.status);
  return isTooEarly || mayHaveSucceeded(error);
}

/**
 * Call this when a step takes effect before it is saved: until its own toast appears, Undo would refer to the previous
 * step.
 */
export function withdrawUndo(): void {
  const offer = shownOffer();
  if (offer) dismissToast(offer.toast.id);
  latest = null;
}

/** The latest step, while its toast is visible. */
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
