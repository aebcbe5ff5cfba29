import type { Span } from '@agency/contracts';
import type { CSSProperties } from 'react';
import { doOverlap } from './day-clock';

/** Position among overlapping blocks: the leftmost is in lane 0. */
export interface Lane {
  lane: number;
  lanes: number;
  /** How many lanes it takes: includes empty ones to its right for its whole duration. */
  width: number;
}

/**
 * Arranges overlapping blocks side by side in as few lanes as possible. Each connected group has its own number of
 * lanes, so a block without overlaps is as wide as the day.
 */
export function layOut<Block extends Span>(blocks: readonly Block[]): (Block & Lane)[] {
  const sorted = blocks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const placed: (Block & Lane)[] = [];
  let group: (Block & Lane)[] = [];
  let ends: number[] = [];

  function closeGroup(): void {
    for (const block of group) {
      block.lanes = ends.length;
      block.width = widthOf(block, group);
    }
    placed.push(...group);
    group = [];
    ends = [];
  }

  for (const block of sorted) {
    if (ends.every((end) => end <= block.start)) closeGroup();
    const free = ends.findIndex((end) => end <= block.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = block.end;
    group.push({ ...block, lane, lanes: 0, width: 1 });
  }
  closeGroup();
  return placed;
}

function widthOf(block: Span & Lane, group: readonly (Span & Lane)[]): number {
  const atRight = group.filter((other) => other.lane > block.lane && doOverlap(block, other));
  return Math.min(block.lanes, ...atRight.map(({ lane }) => lane)) - block.lane;
}

/** A block's lane, and its color if it differs from a call's, for the style sheet. */
export function laneStyle({ lane, lanes, width }: Lane, tone?: string): CSSProperties {
  return { '--lane': lane, '--lanes': lanes, '--width': width, '--tone': tone } as CSSProperties;
}
