import { startServices, whichFirst } from '../../app/content/which-first.ts';
import { depthTints, palette } from './palette.ts';
import { escaped, faces } from './social-card.ts';

const size = { width: 504, height: 360 } as const;
const head = 44;
const side = 104;
const cell = { width: (size.width - side) / 3, height: (size.height - head) / 3 } as const;

const fills: Record<keyof typeof startServices, string> = {
  'paid-search': depthTints[4],
  'paid-social': depthTints[0],
  'creative-strategy': palette.sand,
  analytics: palette.buff,
};

/** Each word below the other, around the middle. */
function stacked(text: string, x: number, y: number, leading: number): string {
  const words = text.split(' ');
  const first = y - ((words.length - 1) * leading) / 2;
  return words
    .map((word, index) => `<text x="${x}" y="${first + index * leading}">${escaped(word)}</text>`)
    .join('');
}

/** The services page's chart of what to start with, for its shared link. */
export function whichFirstPicture(): string {
  const cells = whichFirst.rows.flatMap(({ starts }, row) =>
    starts.map(({ first }, column) => {
      const x = side + column * cell.width;
      const y = head + row * cell.height;
      const [middle, base] = [x + cell.width / 2, y + cell.height / 2 + 7];
      return (
        `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" fill="${fills[first]}" stroke="${palette.ink}"/>` +
        stacked(startServices[first].replace(' &', '\u00a0&'), middle, base, 23)
      );
    }),
  );
  const columns = whichFirst.columns.map(({ name }, column) => {
    const x = side + (column + 0.5) * cell.width;
    return `<text x="${x}" y="${head - 16}">${name}</text>`;
  });
  const rows = whichFirst.rows.map(({ budget }, row) =>
    stacked(budget, side / 2, head + (row + 0.5) * cell.height + 5, 19),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<path fill="${palette.buff}" d="M0 0h${size.width}v${size.height}H0z"/>` +
    `<g font-family="${faces.text}" text-anchor="middle" fill="${palette.ink}">` +
    `<g font-size="21">${cells.join('')}</g>` +
    `<g font-size="12.5">${columns.join('')}${rows.join('')}</g></g></svg>`
  );
}

/** For the subset of the fonts that draw it. */
export const whichFirstLetters = JSON.stringify([whichFirst, startServices]);
