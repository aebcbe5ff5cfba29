import { useSyncExternalStore } from 'react';

/** The open overlay. */
export type PaletteView = 'commands' | 'shortcuts' | 'add-lead' | 'import-leads';

let shown: PaletteView | null = null;
const listeners = new Set<() => void>();

/** Opens the palette, the list of shortcuts, the form of a new lead or the import; null closes the open one. */
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
