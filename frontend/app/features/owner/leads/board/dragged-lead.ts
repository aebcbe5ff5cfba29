import type { Lead } from '@agency/contracts';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Nothing else that may be dragged over the board carries this. */
const leadKey = Symbol('lead');

function leadOf(data: Record<string | symbol, unknown>): Lead | null {
  return (data[leadKey] as Lead | undefined) ?? null;
}

/** Lets this element be dragged as a lead; true while it is. */
export function useDraggableLead(element: RefObject<HTMLElement | null>, lead: Lead): boolean {
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ [leadKey]: lead }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, lead]);

  return isDragged;
}

interface LeadTarget {
  accepts: (lead: Lead) => boolean;
  onDrop: (lead: Lead) => void;
}

/** Lets leads be dropped here; true while one that is accepted hovers over it. */
export function useLeadTarget(
  element: RefObject<HTMLElement | null>,
  { accepts, onDrop }: LeadTarget,
): boolean {
  const [isOver, setOver] = useState(false);
  const isAccepted = useEffectEvent((lead: Lead | null) => lead !== null && accepts(lead));
  const take = useEffectEvent((lead: Lead | null) => {
    setOver(false);
    if (lead) onDrop(lead);
  });

  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isAccepted(leadOf(source.data)),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => take(leadOf(source.data)),
    });
  }, [element]);

  return isOver;
}
