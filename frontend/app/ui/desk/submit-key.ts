import type { KeyboardEvent } from 'react';

/** Ctrl + Enter, or ⌘ + Enter. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Of a text area whose form is submitted by `isSubmitKey`. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
