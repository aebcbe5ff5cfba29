import { palette } from './palette.ts';
import { sheet, sheetSize, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;

/** Paid search: a light that is there when somebody looks for it. */
export function lighthouse(): string {
  const beams =
    `<path fill="#fff" fill-opacity=".75" d="M172 71 496-6v118z"/>` +
    `<path fill="#fff" fill-opacity=".5" d="M148 71-20 40v50z"/>`;
  const sea = water({
    ...sheetSize,
    seed: 3,
    top: 206,
    gap: 24,
    tints: [shallows, '#b9d8e0', '#9cc5d2', '#7fb0c2'],
    line: channel,
  });
  const land =
    `<path fill="${sand}" d="M-4 222c40-16 74-26 122-24 58 2 84 16 118 36 22 13 40 18 66 24-60 12-130 10-190 12-46 1-80 8-116 6z"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M-4 214c40-16 74-26 122-24 58 2 84 16 118 34-52 10-88 6-130 14-40 8-74 10-110 8z"/>` +
    `<path fill="none" stroke="${ink}" d="M22 222c20-6 36-9 54-8m20-12c18-2 34 0 48 4m34 12c12 2 20 5 28 9M42 234c16-2 28-5 40-8"/>`;
  const house =
    `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M62 204v-26h52v26z"/>` +
    `<path fill="${ink}" d="m54 180 34-24 34 24z"/><path fill="${ink}" d="M72 188h8v10h-8zM96 188h8v16h-8z"/>`;
  const tower =
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="m146 88-10 116h48L174 88z"/>` +
    `<path fill="${ink}" d="m142.600 128 34.800 0 2.500 28h-39.800zM138.300 178h43.400l2.300 26h-48zM146 88h28l1.200 14h-30.400z"/>` +
    `<path fill="#fff" d="M157 138h6v9h-6zm0 50h6v16h-6z"/><path fill="${ink}" d="M157 110h6v9h-6z"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M150 84V62h20v22z"/>` +
    `<path stroke="${ink}" d="M155 62v22m5-22v22m5-22v22"/>` +
    `<path fill="${ink}" d="M138 84h44v5h-44zM147 62c2-9 7-13 13-15 6 2 11 6 13 15zM159 36h2v12h-2z"/>`;
  const lamp = `<circle cx="160" cy="73" r="6" fill="${magenta}"/>`;
  const flare =
    `<path fill="none" stroke="${magenta}" d="M352 150l14-15m-14 0 14 15m-17-7.500h20m-10-10v20"/>` +
    `<path fill="none" stroke="${channel}" d="M268 178q7-7 14 0t14 0M402 168q7-7 14 0t14 0M318 192q6-6 12 0t12 0"/>`;
  return sheet({ ground: shoal, body: beams + sea + land + house + tower + lamp + flare });
}
