/** F8 focuses the notifications, even while there are none and their code has not been loaded. */
export function startNotifications(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#notifications')?.focus();
  });
}
