import { useSyncExternalStore } from 'react';

/** What lies over the desk. */
export type PaletteView = 'commands' | 'shortcuts' | 'add-lead';

let shown: PaletteView | null = null;
const listeners = new Set<() => void>();

/** Opens the palette, the list of shortcuts or the form of a new lead; null closes what is shown. */
export function showPalette(view: PaletteView | null): void {
  shown = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentPalette = () => shown;

export function usePalette(): PaletteView | null {
  return useSyncExternalStore(subscribe, currentPalette, () => null);
}
