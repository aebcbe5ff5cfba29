import type { KeyboardEvent } from 'react';

/** Ctrl + Enter, or ⌘ + Enter. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Keydown handler of a text area: `isSubmitKey` submits its form. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
