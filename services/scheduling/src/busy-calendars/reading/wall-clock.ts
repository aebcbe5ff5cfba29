export const dayMs = 86_400_000;

/**
 * A zone's offset in milliseconds to add to UTC. A wall time is what a clock there shows, in milliseconds as if it were
 * UTC, so that days and hours can be added without handling clock changes.
 */
export interface Zone {
  offsetAt(instant: number): number;
}

export const utc: Zone = { offsetAt: () => 0 };

export function toWall(zone: Zone, instant: number): number {
  return instant + zone.offsetAt(instant);
}

/** The first of two when the clock goes back; a skipped time uses the offset before (RFC 5545, 3.3.5). */
export function toInstant(zone: Zone, wall: number): number {
  const before = zone.offsetAt(wall - dayMs);
  const after = zone.offsetAt(wall + dayMs);
  const first = wall - before;
  if (before === after || zone.offsetAt(first) === before) return first;
  return zone.offsetAt(wall - after) === after ? wall - after : first;
}

/** 2026-03-08 of a wall time, as a number that grows by one a day. */
export function dayOf(wall: number): number {
  return Math.floor(wall / dayMs);
}
