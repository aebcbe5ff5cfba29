import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;

const tiers = [
  [channel, buff, '#98c2cf', channel, deep, sand],
  ['#98c2cf', channel, buff, deep, channel, '#98c2cf'],
  [buff, deep, channel, '#98c2cf', sand],
] as const;

/** Containers on deck: the lowest row hidden to its knees by the bulwark. */
function cargo(): string {
  return tiers
    .flatMap((tier, row) =>
      tier.map((fill, i) => {
        const [x, y] = [-14 + i * 34, 82 - row * 20];
        return `<path fill="${fill}" stroke="${ink}" d="M${x} ${y}h33v19H${x}z"/><path stroke="${ink}" stroke-opacity=".35" d="M${x + 8} ${y}v19m8-19v19m8-19v19"/>`;
      }),
    )
    .join('');
}

function ship(): string {
  let marks = '';
  for (let i = 0; i < 5; i++)
    marks += letters(String(34 - i * 2), [214 - i * 2.4, 142 + i * 16], {
      size: 12,
      face: 'bold',
      anchor: 'middle',
    });
  return (
    cargo() +
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="M226 76V22m-7 14h14"/><circle cx="226" cy="22" r="4" fill="#fff"/>` +
    `<path fill="#143f57" stroke="${shoal}" stroke-width="2" stroke-linejoin="round" d="M-8 96h196l10-20h76c-14 56-28 96-36 160H-8z"/>` +
    `<path fill="#98c2cf" d="M-8 214h248l-2.500 24H-8z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-opacity=".6" d="M-8 108h198l9-18h71"/>` +
    `<path fill="${ink}" stroke="${shoal}" d="M228 104h12l-3 14h-12z"/><path fill="none" stroke="${shoal}" stroke-width="2" d="M231 116v16m-8-5q8 11 15 0"/>` +
    `<path fill="${shoal}" d="${marks}"/>`
  );
}

/** The ladder over the side: how a stranger's ship takes the pilot on. */
function ladder(): string {
  let rungs = '';
  for (let y = 116; y < 214; y += 10) rungs += `M118 ${y}h16`;
  return `<path fill="none" stroke="${buff}" stroke-width="2" d="M119 96v122m14-122v122${rungs}"/>`;
}

/** White over red, pilot ahead: the two lights every master looks for. */
function pilotBoat(): string {
  const name = letters('PILOT', [360, 235], {
    size: 17,
    face: 'bold',
    spacing: 2,
    anchor: 'middle',
  });
  return (
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="M358 184v-54m-9 44h18"/>` +
    `<circle cx="358" cy="132" r="7" fill="#fff"/><circle cx="358" cy="154" r="7" fill="${magenta}" stroke="#fff"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="m326 214 6-30h52l16 30z"/>` +
    `<path fill="${deep}" d="m340 190-3 13h15v-13zm18 0v13h13v-13zm19 0v13h10l-6-13z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="M302 216v-14h20m-10 0v12m90 2 10-14h18"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M294 214h146c-6 18-16 30-30 36H304c-6-10-9-22-10-36z"/>` +
    `<path fill="${channel}" d="M299 240h124c-4 4-8 7-13 10H304z"/><path fill="${ink}" d="${name}"/>`
  );
}

/** Professional services: a stranger's ship needs one harbor, once, and asks for the name she was given. */
export function draw(): string {
  const stars = `<path stroke="${shoal}" stroke-opacity=".6" d="M290 52h4m-2-2v4M330 30h4m-2-2v4M396 66h4m-2-2v4M436 36h4m-2-2v4M300 112h4m-2-2v4M452 112h4m-2-2v4M256 30h4m-2-2v4"/>`;
  const shore =
    `<path fill="${deep}" stroke="${shoal}" stroke-opacity=".6" d="M-4 196c120-8 300-12 490-4v20H-4z"/>` +
    `<path fill="${deep}" stroke="${shoal}" stroke-opacity=".6" d="M412 192v-16l11-9 11 9v16zM440 192v-24h18v24zM464 192v-14h20v14z"/><path fill="${buff}" d="M420 180h6v11h-6z"/>`;
  const back = water({
    ...sheetSize,
    seed: 61,
    top: 202,
    gap: 24,
    tints: ['#164a65'],
    line: shoal,
  });
  const front = water({
    ...sheetSize,
    seed: 66,
    top: 238,
    gap: 22,
    tints: ['#174a63', '#143f57', '#11364b'],
    line: shoal,
  });
  const glints =
    `<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" d="M350 258h16m-12 8h9"/>` +
    `<path fill="none" stroke="${magenta}" stroke-width="2" d="M347 274h20m-15 8h11"/>` +
    `<path fill="none" stroke="${shoal}" d="M438 250q9-8 16 0t16 0M232 246q8-8 16 0t16 0"/>`;
  return sheet({
    ground: ink,
    body: stars + shore + back + ship() + ladder() + pilotBoat() + front + glints,
  });
}
