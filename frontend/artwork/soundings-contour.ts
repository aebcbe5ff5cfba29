import { palette } from './palette.ts';
import { type Point, smoothPath, steps } from './path.ts';
import { seededNoise, seededRandom } from './seeded-noise.ts';

/** The stretch that the four figures lie on, and how far the water continues on either side. */
const width = 1440;
const beside = 1.5 * width;
const height = 520;
const noise = seededNoise(31);
const random = seededRandom(9);

/** The contour the big figures lie on: high, low, high, lower, as the band's stylesheet places them. */
function contourY(x: number, offset: number): number {
  const t = x / width;
  const fall = 40 * Math.min(Math.max(t, 0), 1);
  const base = 250 + 46 * Math.sin(t * Math.PI * 4) + fall;
  return base + offset + noise(x / 260, offset / 160) * (4 + Math.abs(offset) * 0.2);
}

function line(offset: number): string {
  return smoothPath(
    steps(-beside - 32, width + beside + 32, 32).map((x): Point => [x, contourY(x, offset)]),
  );
}

/** Dark water under the soundings band, stretched to the band's size. */
export function soundingsContour(): string {
  const bands = [-190, -110, 0, 70, 150, 220]
    .map((offset, i) => {
      const tint = ['#154460', '#13415a', '#123b52', '#103549', '#0f2f42', '#0c2233'][i];
      const path = line(offset);
      const strong = offset === 0;
      return (
        `<path fill="${tint}" d="${path}V${height + 20}H${-beside - 32}z"/>` +
        `<path fill="none" vector-effect="non-scaling-stroke" stroke="${palette.shoal}" stroke-opacity="${strong ? 0.9 : 0.28}" stroke-width="${strong ? 1.6 : 1}" d="${path}"/>`
      );
    })
    .join('');
  let dots = '';
  for (let i = 0; i < 104; i++) {
    dots += `M${Math.round(random() * (width + 2 * beside) - beside)} ${Math.round(random() * height)}h3`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-beside} 0 ${width + 2 * beside} ${height}" width="${width + 2 * beside}" height="${height}" preserveAspectRatio="none">` +
    `<path fill="#174a66" d="M${-beside} 0h${width + 2 * beside}v${height}H${-beside}z"/>${bands}` +
    `<path stroke="${palette.shoal}" stroke-opacity=".3" stroke-width="2" d="${dots}"/></svg>`
  );
}
