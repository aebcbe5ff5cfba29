import { contourField } from './contour-field.ts';
import { depthTints, palette } from './palette.ts';
import { smoothPath } from './path.ts';

const width = 1440;
const height = 820;

/** Water nobody has sounded yet: contours stop at a dashed limit, and a kayak makes for it. */
export function unsurveyed(): string {
  const { buff, channel, ink, magenta } = palette;
  const field = contourField({
    seed: 404,
    width,
    height,
    levels: [-0.75, -0.3, 0, 0.25, 0.5],
    scale: 420,
  })
    .map(
      (path, i) =>
        `<path fill="${depthTints[i + 1]}" stroke="${channel}" stroke-opacity=".55" d="${path}"/>`,
    )
    .join('');
  const limit = smoothPath([
    [700, -40],
    [760, 120],
    [670, 300],
    [790, 470],
    [700, 640],
    [820, 860],
  ]);
  const blank = `<path fill="${buff}" d="${limit}H-20V-40z"/><path fill="none" stroke="${magenta}" stroke-width="2" stroke-dasharray="14 8" d="${limit}"/>`;
  const track = `<path fill="none" stroke="${ink}" stroke-width="1.500" stroke-dasharray="2 8" stroke-linecap="round" d="M1300 860C1250 700 1130 640 1070 520S936 380 916 306"/>`;
  const kayak =
    `<g transform="translate(905 250) rotate(-14)"><path fill="${magenta}" stroke="${ink}" stroke-width="2" d="M0-58C13-34 13 34 0 58-13 34-13-34 0-58z"/>` +
    `<ellipse cy="4" rx="6.500" ry="13" fill="${ink}"/><circle cy="4" r="5" fill="${buff}"/>` +
    `<path stroke="${ink}" stroke-width="3" stroke-linecap="round" d="M-52-14 52 16"/><path fill="${ink}" d="M-62-22c10-2 16 2 18 10-10 2-18 0-22-4zM62 24c-10 2-16-2-18-10 10-2 18 0 22 4z"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${depthTints[0]}" d="M0 0h${width}v${height}H0z"/>${field}${blank}${track}${kayak}</svg>`
  );
}
