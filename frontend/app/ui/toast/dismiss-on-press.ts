import { currentToast, dismissToast } from './toast-store';

/** From now on a press elsewhere closes the current toast. Returns a cleanup function. */
export function dismissOnPress(): (() => void) | undefined {
  const toast = currentToast();
  if (!toast) return undefined;
  const dismiss = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-toast]')) return;
    dismissToast(toast.id);
  };
  // Before the press takes effect, which may be to scroll clear of notices.
  document.addEventListener('click', dismiss, true);
  return () => document.removeEventListener('click', dismiss, true);
}
