import { currentToast, showToast, subscribeToToasts, type ToastContent } from '~/ui/toast';

/**
 * Shows the result of background work, such as a ranking check, as a toast. Waits until no other toast is shown, because
 * that one may offer Undo.
 */
export function showAnnouncement(content: ToastContent): void {
  if (!currentToast()) {
    showToast(content);
    return;
  }
  const stopWaiting = subscribeToToasts(() => {
    if (currentToast()) return;
    stopWaiting();
    showToast(content);
  });
}
