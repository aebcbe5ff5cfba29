import { palette } from './palette.ts';
import { sheet, sheetSize, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shoal } = palette;

/** Paid social: a marked channel, and traffic in it. */
export function channelBuoys(): string {
  const far =
    `<path fill="${sand}" stroke="${ink}" d="M-4 138c40-10 96-14 132-8 30 5 44 8 68 8zM300 138c30-6 60-12 100-10 30 1 60 2 90 10z"/>` +
    `<path fill="none" stroke="${ink}" d="M30 130v-9m7 9v-14m8 13v-9m340 4v-10m8 11v-15m8 15v-9"/>`;
  const boat =
    `<path fill="none" stroke="${ink}" d="M240 142 196 74m60 68 44-68M248 128V58m0 4-52 12m52-12 52 12M196 74l-6 66m110-66 6 66"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M224 130v-22h26v22z"/><path fill="${ink}" d="M230 113h6v7h-6zm10 0h6v7h-6zM220 104h34v5h-34z"/>` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M206 130h82c2 12-4 20-12 26h-54c-8-6-14-14-16-26z"/>` +
    `<path stroke="#fff" d="M212 139h70"/><path fill="${magenta}" d="M248 58h13l-4 4 4 4h-13z"/>`;
  const sea = water({
    ...sheetSize,
    seed: 11,
    top: 150,
    gap: 34,
    tints: ['#e3f0f1', shoal, '#b5d5de'],
    line: channel,
  });
  const nearSea = water({
    ...sheetSize,
    seed: 12,
    top: 252,
    gap: 26,
    tints: ['#98c2cf', '#7fb0c2'],
    line: channel,
  });
  const can =
    `<g transform="rotate(-7 104 250)"><path fill="${channel}" stroke="${ink}" stroke-width="2" d="M82 176h44v66H82z"/>` +
    `<path fill="#fff" d="M83 194h42v14H83z"/><path fill="${channel}" stroke="${ink}" stroke-width="2" d="M74 242h60v24H74z"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M104 176v-12m-8 0h16"/><path stroke="${ink}" d="M92 180v58m8-58v14m0 14v30"/></g>`;
  const nun =
    `<g transform="rotate(6 372 262)"><path fill="${magenta}" stroke="${ink}" stroke-width="2" d="m350 248 8-58 14-30 14 30 8 58z"/>` +
    `<path fill="#fff" d="m355.400 212 2-14.500h29.200l2 14.500z"/><path fill="${magenta}" stroke="${ink}" stroke-width="2" d="M340 248h64v24h-64z"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M372 160v-14m-7 0h14"/></g>`;
  const ripples = `<path fill="none" stroke="${channel}" d="M206 222q8-8 16 0t16 0 16 0M20 206q7-7 14 0t14 0M428 196q7-7 14 0t14 0M262 282q8-8 16 0t16 0"/>`;
  return sheet({ ground: buff, body: far + sea + boat + can + nun + nearSea + ripples });
}
