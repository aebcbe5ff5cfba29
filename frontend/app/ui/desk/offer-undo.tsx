import { showToast } from '~/ui/toast';
import { currentToast, dismissToast } from '~/ui/toast/toast-store';
import { showFailure } from './show-failure';

/** Says what was done, with a way to take it back: the desk's answer where it would otherwise ask first. */
export function offerUndo(done: string, undo: () => Promise<unknown>): void {
  const takeBack = () =>
    void undo().catch((error: unknown) =>
      showFailure(error, {
        title: 'Not undone',
        fallback: 'It could not be undone. Please try again.',
      }),
    );
  showToast({ title: done, action: <UndoButton onUndo={takeBack} /> });
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  function undo(): void {
    const shown = currentToast();
    if (shown) dismissToast(shown.id);
    onUndo();
  }
  return (
    <button
      type="button"
      onClick={undo}
      className="-mb-2 min-h-11 font-semibold underline underline-offset-[0.2em]"
    >
      Undo
    </button>
  );
}
