import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What may be dragged and dropped here. Nothing else that is dragged over the page carries its symbol. */
export interface DragKind<Item> {
  symbol: symbol;
  read: (data: Record<string | symbol, unknown>) => Item | null;
}

export function dragKind<Item>(name: string): DragKind<Item> {
  const symbol = Symbol(name);
  return { symbol, read: (data) => (data[symbol] as Item | undefined) ?? null };
}

interface Draggable<Item> {
  element: RefObject<HTMLElement | null>;
  item: Item;
  isMovable?: boolean;
}

/** Makes the element draggable while `isMovable`. Returns true during a drag. */
export function useDraggable<Item>(
  { symbol }: DragKind<Item>,
  { element, item, isMovable = true }: Draggable<Item>,
): boolean {
  const [isDragged, setDragged] = useState(false);
  const dragged = useEffectEvent(() => ({ [symbol]: item }));

  useEffect(() => {
    if (!element.current || !isMovable) return;
    return draggable({
      element: element.current,
      getInitialData: () => dragged(),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, isMovable]);

  return isDragged;
}

interface DropTarget<Item> {
  element: RefObject<HTMLElement | null>;
  accepts: (item: Item) => boolean;
  onDrop: (item: Item) => void;
}

/** Lets accepted items be dropped here. Returns true while one is dragged over it. */
export function useDropTarget<Item>(
  { read }: DragKind<Item>,
  { element, accepts, onDrop }: DropTarget<Item>,
): boolean {
  const [isOver, setOver] = useState(false);
  const isAccepted = useEffectEvent((item: Item | null) => item !== null && accepts(item));
  const take = useEffectEvent((item: Item | null) => {
    setOver(false);
    if (item) onDrop(item);
  });

  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isAccepted(read(source.data)),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => take(read(source.data)),
    });
  }, [element, read]);

  return isOver;
}
