import { currentToast, dismissToast } from './toast-store';

/** From now on a press anywhere else closes the toast that is shown now. Returns what ends that. */
export function dismissOnPress(): (() => void) | undefined {
  const toast = currentToast();
  if (!toast) return undefined;
  const dismiss = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-toast]')) return;
    dismissToast(toast.id);
  };
  // Before the press has its effect, which may be to scroll clear of notices.
  document.addEventListener('click', dismiss, true);
  return () => document.removeEventListener('click', dismiss, true);
}
