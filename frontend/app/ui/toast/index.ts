import type { ReactNode } from 'react';

export type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A button below the text, such as Undo. Public pages have none, and do not load one. */
  action?: ReactNode;
}

export interface Toast extends ToastContent {
  /** Distinguishes toasts, so that the same text shown twice restarts the timer. */
  id: number;
}

/** How long a closed toast can be reopened. */
const removeAfterMs = 1_000_000;

let current: Toast | null = null;
let isOpen = false;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update(toast: Toast | null, open: boolean): void {
  clearTimeout(removal);
  current = toast;
  isOpen = open;
  if (toast && !open) removal = setTimeout(() => update(null, false), removeAfterMs);
  for (const listener of listeners) listener();
}

/** Shows a toast, which replaces the current one. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  update({ ...content, id: lastId }, true);
}

/** Closes the toast, unless another one has replaced it. It can be reopened for a while: see reopenToast. */
export function dismissToast(id: number): void {
  if (current?.id === id) update(current, false);
}

/** Shows the toast that was closed last. */
export function reopenToast(): void {
  if (current && !isOpen) showToast(current);
}

/** The current toast. */
export function currentToast(): Toast | null {
  return isOpen ? current : null;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
