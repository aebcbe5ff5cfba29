import { palette } from './palette.ts';
import { seededRandom } from './seeded-noise.ts';

const { ink, channel, sand } = palette;
const width = 420;
const height = 380;

/** One long needle, bent by its own weight. */
function needle(x: number, y: number, angle: number, length: number): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const sag = Math.abs(dx) * 0.28 + 8;
  return `M${x} ${y}q${(dx * 0.5).toFixed(0)} ${(dy * 0.5 - sag * 0.3).toFixed(0)} ${dx.toFixed(0)} ${(dy + sag).toFixed(0)}`;
}

/** A tuft of needles about a twig's end. */
export function tuft(
  x: number,
  y: number,
  count: number,
  length: number,
  random: () => number,
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * (1.12 - (i / (count - 1)) * 1.24);
    path += needle(x, y, angle, length * (0.78 + random() * 0.3));
  }
  return path;
}

/** A cone of overlapping scales, widest below the middle. */
export function cone(x: number, y: number): string {
  let scales = '';
  const rows = 9;
  for (let row = rows - 1; row >= 0; row--) {
    const t = row / (rows - 1);
    const half = 46 * Math.sin(Math.PI * (0.2 + t * 0.68)) ** 0.8;
    const cy = y + row * 15;
    const across = Math.max(2, Math.round(half / 11));
    for (let i = 0; i < across; i++) {
      const cx = x + ((i + 0.5) / across - 0.5) * 2 * half + (row % 2 ? 4 : -4);
      const size = 11;
      scales += `M${(cx - size).toFixed(0)} ${cy}q${size} ${size * 2} ${size * 2} 0q${-size} ${-size * 0.9} ${-size * 2} 0zm${size} 11v3`;
    }
  }
  return `<path fill="${sand}" stroke="${ink}" stroke-width="1.400" d="${scales}"/>`;
}

/** The other half of the agency's name: a longleaf pine's needles and cone, as a chart's vignette. */
export function longleaf(): string {
  const random = seededRandom(17);
  const twig = `<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M420 106c-70 10-140 30-192 72"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="M290 142c-44 6-98 28-118 68"/>`;
  const needles =
    `<path fill="none" stroke="${channel}" stroke-width="1.400" d="${tuft(226, 176, 30, 168, random)}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="1" d="${tuft(228, 178, 17, 152, random)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${twig}${needles}${cone(172, 218)}</svg>`
  );
}
