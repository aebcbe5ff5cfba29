import type { OwnerAppointment } from '@agency/contracts';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Nothing else that may be dragged over the grid carries this. */
const callKey = Symbol('call');

function callOf(data: Record<string | symbol, unknown>): OwnerAppointment | null {
  return (data[callKey] as OwnerAppointment | undefined) ?? null;
}

/** Lets this element be dragged as a call while `isMovable`; true while it is. */
export function useDraggableCall(
  element: RefObject<HTMLElement | null>,
  call: OwnerAppointment,
  isMovable: boolean,
): boolean {
  const [isDragged, setDragged] = useState(false);
  const dragged = useEffectEvent(() => ({ [callKey]: call }));

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

/** Lets calls be dropped here while `isOpen`; true while one hovers over it. */
export function useCallTarget(
  element: RefObject<HTMLElement | null>,
  { isOpen, onDrop }: { isOpen: boolean; onDrop: (call: OwnerAppointment) => void },
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((call: OwnerAppointment | null) => {
    setOver(false);
    if (call) onDrop(call);
  });

  useEffect(() => {
    if (!element.current || !isOpen) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => callOf(source.data) !== null,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => take(callOf(source.data)),
    });
  }, [element, isOpen]);

  return isOver;
}
