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

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function replaceWith(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a notice. There is one at a time: a new one takes the place of the old one. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  replaceWith({ ...content, id: lastId });
}

/** Takes the notice away, unless another one has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) replaceWith(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
