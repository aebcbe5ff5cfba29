/** F8 focuses the notifications, also while there are none and nothing of theirs has been loaded. */
export function startNotifications(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#notifications')?.focus();
  });
}
