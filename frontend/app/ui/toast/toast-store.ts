export type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

export interface Toast extends ToastContent {
  /** Tells one notice from the next, so that the same text shown twice starts anew. */
  id: number;
}

/** How long a closed notice can be called back. */
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
  for (const listener of listeners) listener();
}

/** Shows a notice. There is one at a time: a new one takes the place of the old one. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  update({ ...content, id: lastId }, true);
}

/** Closes the notice, unless another one has taken its place. It is kept for a while: see reopenToast. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  update(current, false);
  removal = setTimeout(() => update(null, false), removeAfterMs);
}

/** Shows the notice that was closed last, for somebody who was too slow to read it. */
export function reopenToast(): void {
  if (current && !isOpen) showToast(current);
}

/** The notice that is shown now. */
export function currentToast(): Toast | null {
  return isOpen ? current : null;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
