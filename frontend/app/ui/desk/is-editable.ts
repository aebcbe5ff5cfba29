/** Whether a key pressed here is typed text, or belongs to a dialog, rather than a shortcut of the page. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
  );
}
