/** Whether a key pressed here is text input or belongs to a dialog, instead of being a page shortcut. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role=dialog]') !== null
  );
}
