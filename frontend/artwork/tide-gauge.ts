import { palette } from './palette.ts';
import { type Point, smoothPath, steps } from './path.ts';
import { sheet, sheetSize, water } from './water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;

function staff(): string {
  let ticks = '';
  for (let y = 66; y <= 246; y += 9) ticks += `M96 ${y}h${(y - 66) % 45 === 0 ? 22 : 11}`;
  return (
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M94 56h36v260H94z"/>` +
    `<path stroke="${ink}" stroke-width="2" d="${ticks}"/>`
  );
}

/** Two tides a day, the second lower: the mixed tide of this coast. */
function tideCurve(): Point[] {
  return steps(196, 424, 26).map((x) => {
    const t = ((x - 196) / 228) * Math.PI * 2;
    return [x, 122 - Math.sin(t * 2 - 1.2) * 25 - Math.sin(t - 0.6) * 9 - (x - 196) * 0.07];
  });
}

/** Reporting: an instrument that writes by itself, day and night. */
export function tideGauge(): string {
  const stars = `<path stroke="${shoal}" stroke-opacity=".5" d="M40 44h4m-2-2v4M236 34h4m-2-2v4M444 26h4m-2-2v4M28 128h4m-2-2v4M456 232h4"/>`;
  const piling =
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M56 30h30v280H56z"/>` +
    `<path fill="none" stroke="${ink}" d="M64 44v70m12-60v120M66 140v60m9 0v44M62 86h3"/><path fill="${shoal}" d="M52 24h38v9H52z"/>` +
    `<path fill="${shoal}" d="M86 84h10v6H86zm0 110h10v6H86z"/>`;
  const paper =
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M186 62h248v132H186z"/>` +
    `<path stroke="${sand}" d="M196 84h228M196 106h228M196 128h228M196 150h228M196 172h228M234 66v124M272 66v124M310 66v124M348 66v124M386 66v124"/>` +
    `<path fill="none" stroke="${magenta}" stroke-width="3" d="${smoothPath(tideCurve())}"/>`;
  const [penX, penY] = tideCurve().at(-1) ?? [0, 0];
  const drum =
    `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M178 54h14v148h-14zM428 54h14v148h-14z"/>` +
    `<path fill="${sand}" stroke="${ink}" d="M172 118h6v20h-6zM442 118h6v20h-6z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="M442 128h20v120M178 128h-18v120M200 202v46M420 202v46"/>` +
    `<circle cx="${penX}" cy="${penY.toFixed(1)}" r="5" fill="${magenta}" stroke="#fff" stroke-width="2"/>`;
  const sea = water({
    ...sheetSize,
    seed: 19,
    top: 226,
    gap: 26,
    tints: ['#1c5a75', '#1a4f69', '#16465e'],
    line: shoal,
  });
  const float = `<path stroke="${shoal}" stroke-width="2" d="M310 202v14"/><path fill="${magenta}" stroke="${ink}" stroke-width="2" d="M294 214h32l-5 18h-22z"/>`;
  return sheet({
    ground: deep,
    body: stars + paper + drum + piling + staff() + sea.replace('<path', `${float}<path`),
  });
}
