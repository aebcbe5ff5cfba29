import { useSyncExternalStore } from 'react';

/** What lies over the desk. */
export type PaletteView = 'commands' | 'shortcuts';

let shown: PaletteView | null = null;
const listeners = new Set<() => void>();

/** Opens the palette or the list of shortcuts, or closes both. */
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
