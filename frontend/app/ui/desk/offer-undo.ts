import { showToast } from '~/ui/toast';
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
  showToast({ title: done, action: { label: 'Undo', onAction: takeBack } });
}
