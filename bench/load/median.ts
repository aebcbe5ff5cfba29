export function median(values: number[]): number {
  return percentile(values, 50);
}

/** By linear interpolation between the two nearest values; NaN without values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
