import { currentToast, showToast, subscribeToToasts, type ToastContent } from '~/ui/toast';

/**
 * Shows a toast about what the owner did not do just now, such as the end of a check. It waits until no other one is
 * shown: that one may offer Undo.
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
