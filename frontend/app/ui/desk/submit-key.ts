import type { KeyboardEvent } from 'react';

/** Ctrl + Enter, or ⌘ + Enter. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Props of a text area whose form `isSubmitKey` submits. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSubmitKey(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
