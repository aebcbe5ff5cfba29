export interface Point {
  x: number;
  y: number;
}

export const pointerRadiusPx = 200;
const furthestPushPx = 56;

/** How far an icon moves away from the pointer: farthest on contact, not at all beyond the radius. */
export function pushAway(place: Point, pointer: Point): Point {
  const dx = place.x - pointer.x;
  const dy = place.y - pointer.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= pointerRadiusPx) return { x: 0, y: 0 };
  const push = furthestPushPx * (1 - distance / pointerRadiusPx);
  // Right under the pointer there is no direction: move up.
  if (distance === 0) return { x: 0, y: -push };
  return { x: (dx / distance) * push, y: (dy / distance) * push };
}
