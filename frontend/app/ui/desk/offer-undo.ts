import { showToast, type ToastContent } from '~/ui/toast';
import { showFailure } from './show-failure';

/**
 * Says what was done, with a way to take it back: the desk's answer where it would otherwise ask first. `undo` may
 * resolve to a sentence about what taking it back meant.
 */
export function offerUndo(
  done: string | Pick<ToastContent, 'title' | 'description'>,
  undo: () => Promise<unknown>,
): void {
  const takeBack = () =>
    void undo().then(
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
  showToast({
    ...(typeof done === 'string' ? { title: done } : done),
    action: { label: 'Undo', onAction: takeBack },
  });
}
