import { maxBulkItems } from '@agency/contracts';
import { useState } from 'react';

interface Identified {
  id: number;
}

/** What is selected in a list. */
export interface Selection<Item extends Identified> {
  /** In the order they were selected. */
  items: readonly Item[];
  has: (id: number) => boolean;
  /** Selects or deselects an item. A range extends from the last one to this one, in visible order. */
  toggle: (item: Item, range?: readonly Item[]) => void;
  /** Selects or deselects all of these. At most `maxBulkItems` are selected. */
  set: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

interface State<Item> {
  scope: string;
  chosen: ReadonlyMap<number, Item>;
  /** The start of a range. */
  last: number | null;
}

/** A selection within a scope, such as a page of a filtered list: changing the scope clears it. */
export function useSelection<Item extends Identified>(scope: string): Selection<Item> {
  const empty: State<Item> = { scope, chosen: new Map(), last: null };
  const [stored, setState] = useState(empty);
  const state = stored.scope === scope ? stored : empty;

  function change(items: readonly Item[], isSelected: boolean, last = state.last): void {
    const chosen = new Map(state.chosen);
    for (const item of items) {
      if (!isSelected) chosen.delete(item.id);
      else if (chosen.size < maxBulkItems) chosen.set(item.id, item);
    }
    setState({ scope, chosen, last });
  }

  return {
    items: [...state.chosen.values()],
    has: (id) => state.chosen.has(id),
    toggle: (item, range) => {
      const items = range ? between(range, state.last, item) : [item];
      change(items, !state.chosen.has(item.id), item.id);
    },
    set: (items, isSelected) => change(items, isSelected),
    clear: () => setState(empty),
  };
}

function between<Item extends Identified>(
  shown: readonly Item[],
  last: number | null,
  item: Item,
): readonly Item[] {
  const [from, to] = [last, item.id].map((id) => shown.findIndex((one) => one.id === id));
  if (from === undefined || to === undefined || from === -1 || to === -1) return [item];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
