import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;
const hub = { x: 236, y: 192 } as const;

/** Eight turned spokes, the king spoke up and banded, so that a hand knows midships in the dark. */
function wheel(): string {
  const spokes = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45})">` +
      solid(
        sand,
        'M-3-12h6v-34c3 0 3-3 0-3v-5h-6v5c-3 0-3 3 0 3zM-3-66c-3-6-3-13-1-16h8c2 3 2 10-1 16z',
      ) +
      (i === 0 ? flat(ink, 'M-3.500-76h7v4h-7z') : '') +
      '</g>',
  ).join('');
  const rim =
    `<circle r="60" fill="none" stroke="${ink}" stroke-width="16"/><circle r="60" fill="none" stroke="${sand}" stroke-width="12"/>` +
    `<circle r="60" fill="none" stroke="${ink}"/>`;
  return `<g transform="translate(${hub.x} ${hub.y})">${spokes}${rim}${disc(sand, 0, 0, 14, ink)}${disc(channel, 0, 0, 5, ink)}</g>`;
}

/** The view ahead: first light, a low shore and the mark being steered for. */
function windows(): string {
  const panes = 'M-6 44 142 34v120L-6 166zM156 33h168v121H156zM338 34l148 10v122l-148-12z';
  const sea = water({
    ...sheetSize,
    seed: 41,
    top: 116,
    gap: 14,
    tints: ['#b5d5de', '#99c1cf', '#7fb0c2'],
    line: channel,
  });
  const shore = solid(
    sand,
    'M-8 116c40-9 90-10 140-4 20 2 40 4 60 4zM352 116c30-7 70-10 140-6v6z',
    ink,
    1,
  );
  const mark =
    flat(magenta, 'M283 121l4-20 5-8 5 8 4 20z') +
    flat('#fff', 'M286.200 105h11.600l1 5h-13.600z') +
    line('M278 121h28', 2);
  return (
    `<clipPath id="panes"><path d="${panes}"/></clipPath><g clip-path="url(#panes)">` +
    `${flat('#eaf3f2', 'M0 0h480v300H0z')}${flat(buff, 'M0 78h480v40H0z')}${shore}${sea}${mark}</g>${line(panes, 2)}`
  );
}

/** The week's tally, pinned where everybody passes. */
function tallySheet(): string {
  const five = (x: number, y: number): string => `M${x} ${y}v11m4-11v11m4-11v11m4-11v11m-15-2 18-7`;
  const rows = [0, 17, 34, 51].map(
    (y, i) => five(14, 16 + y) + (i < 3 ? five(38, 16 + y) : '') + (i === 0 ? five(62, 16) : ''),
  );
  return (
    `<g transform="translate(38 196) rotate(-3)">${solid(buff, 'M0 0h94v84H0z')}${line(rows.join(''))}` +
    `${line('M8 32h78M8 49h78M8 66h78', 1, sand)}${disc(ink, 47, 5, 2.5)}</g>`
  );
}

/** The first job to hand over is the one that can be checked at a glance: a helm that steers itself while the mug steams. */
export function draw(): string {
  const cabin =
    flat(deep, 'M0 0h480v300H0z') + line('M0 16h480M149 34v120m182-120v120', 1, channel);
  const ledge = solid(sand, 'M-6 178 140 164h200l146 14v12l-146-13H140L-6 190z');
  const column =
    solid(channel, 'M212 177h48l10 130h-68z') + line('M222 190h28M220 284h32', 1, shoal);
  const pilot = { x: 352, y: 218 };
  const box =
    solid(channel, 'M330 196h78v46h-78z') +
    solid(ink, 'M372 204h28v18h-28z', shoal, 1) +
    line('M376 213q3-6 6 0t6 0 6 0', 1, buff) +
    disc(buff, pilot.x, pilot.y, 10, ink) +
    disc(ink, pilot.x, pilot.y, 2) +
    disc(magenta, 377, 232, 4, buff) +
    flat(shoal, 'M386 229h14v5h-14z') +
    solid(channel, 'M344 242h50v58h-50z');
  const belt = line(
    `M${hub.x + 3} ${hub.y - 24}L${pilot.x + 2} ${pilot.y - 10}M${round(hub.x - 4)} ${hub.y + 24}L${pilot.x - 1} ${pilot.y + 10}`,
    2,
    shoal,
  );
  const drum = disc(buff, hub.x, hub.y, 24, ink);
  const mug =
    line('M426 148c14-2 14 18 0 17', 3) +
    solid('#fff', 'M398 140h28l-2 34h-24z') +
    flat(channel, 'M399.400 150h25.400l-.5 9h-24.300z') +
    line('M406 132c-6-8 5-12 0-22s4-12 0-20M418 132c-6-8 5-12 0-22s4-10 1-16', 2, channel);
  return sheet({
    ground: deep,
    body: cabin + windows() + ledge + tallySheet() + column + box + drum + belt + wheel() + mug,
  });
}
