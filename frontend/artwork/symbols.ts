import { palette } from './palette.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function polar(cx: number, cy: number, radius: number, bearing: number): string {
  const x = cx + radius * Math.sin(radians(bearing));
  const y = cy - radius * Math.cos(radians(bearing));
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A chart's compass rose: two graduated rings, true and magnetic, in the chart's magenta. */
export function compassRose(
  cx: number,
  cy: number,
  radius: number,
  color: string = palette.magenta,
): string {
  const ticks: string[] = [];
  for (let bearing = 0; bearing < 360; bearing += 5) {
    const length = bearing % 30 === 0 ? 0.13 : bearing % 10 === 0 ? 0.08 : 0.045;
    ticks.push(
      `M${polar(cx, cy, radius, bearing)}L${polar(cx, cy, radius * (1 - length), bearing)}`,
    );
  }
  // Off Wilmington the needle points some nine degrees west of true north.
  const variation = -9;
  const inner: string[] = [];
  for (let bearing = 0; bearing < 360; bearing += 10) {
    const outerEnd = polar(cx, cy, radius * 0.74, bearing + variation);
    inner.push(
      `M${outerEnd}L${polar(cx, cy, radius * (bearing % 30 === 0 ? 0.64 : 0.69), bearing + variation)}`,
    );
  }
  const needle = (bearing: number, reach: number): string =>
    `M${polar(cx, cy, radius * reach, bearing)}L${polar(cx, cy, radius * 0.07, bearing + 90)}` +
    `L${polar(cx, cy, radius * 0.07, bearing - 90)}z`;
  return (
    `<g fill="none" stroke="${color}" stroke-width="1">` +
    `<circle cx="${cx}" cy="${cy}" r="${radius}"/><circle cx="${cx}" cy="${cy}" r="${radius * 0.74}"/>` +
    `<path stroke-width=".8" d="${ticks.join('')}${inner.join('')}"/>` +
    `<path fill="${color}" stroke="none" d="${needle(0, 1.18)}"/>` +
    `<path d="${needle(180, 0.6)}${needle(90, 0.6)}${needle(270, 0.6)}"/></g>`
  );
}
