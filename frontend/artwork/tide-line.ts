import { type Point, smoothPath, steps } from './path.ts';

const width = 32;
const height = 560;
const turn = Math.PI * 2;

/** One tile of the margin's tide line. It ends where it starts, at the same slope, so it repeats forever. */
export function tideLine(): string {
  const points = steps(0, height, 14).map((y): Point => {
    const t = (y / height) * turn;
    return [width / 2 + Math.sin(t) * 7 + Math.sin(t * 3 + 1) * 3 + Math.sin(t * 2 + 4) * 2, y];
  });
  const line = smoothPath(points);
  const ticks = steps(0, height - 80, 6)
    .map((y) => `M0 ${y + 40}h${y % 160 === 0 ? 7 : 4}`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#4c8ea6">` +
    `<path stroke-width="2" d="${line}"/><path d="${ticks}"/></svg>`
  );
}
