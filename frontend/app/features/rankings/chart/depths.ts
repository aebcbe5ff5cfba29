/** Where the tints of the chart change: the places that the page counts by, as contours of a depth. */
export const contours = [3, 10, 20] as const;

/** Places that may stand at the edge, as many as there is room for. */
const soundings = [1, 3, 10, 20, 30, 50, 70, 100, 200, 500];

export interface Depths {
  top: number;
  bottom: number;
}

/** The deepest and shallowest place shown. The first place is the surface, unless everything lies far below. */
export function depthsOf(positions: readonly number[]): Depths {
  const shallowest = Math.min(...positions);
  const deepest = Math.max(...positions);
  const top = shallowest > 30 ? Math.floor((shallowest - 5) / 10) * 10 : 1;
  return { top, bottom: Math.max(top + 4, Math.ceil(deepest + (deepest - top) * 0.12)) };
}

/** The numerals at the edge, none so near to another that they would touch. */
export function soundingsOf({ top, bottom }: Depths): number[] {
  const least = (bottom - top) / 11;
  const shown: number[] = [];
  const candidates = top > 1 ? [top, ...soundings.filter((place) => place > top)] : soundings;
  for (const place of candidates) {
    const last = shown.at(-1);
    if (place <= bottom && (last === undefined || place - last >= least)) shown.push(place);
  }
  return shown.length > 1 ? shown : [top, bottom];
}
