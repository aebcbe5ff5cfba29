import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal } = palette;

const body = 'M-42-54C-44-34-34-14-8-10 8-8 20-13 34-20L62-22C46-34 30-46 10-50-4-53-12-56-16-62z';
const head = 'M-42-60a13 13 0 1 1 26 0c0 8-6 14-13 14s-13-6-13-14z';

/** A gull at rest, looking out to sea, or with its head turned the other way. Its feet stand on the given place. */
function gull(x: number, y: number, scale: number, turned = false): string {
  const face =
    solid(buff, 'M-41-63-56-58c-4 1-4 5-1 5l17-2z', ink, 1.5) +
    flat(magenta, 'M-54-56.500l5-1.500v4.500h-4z') +
    disc(ink, -33, -63, 2);
  const outline = `<path fill="#fff" stroke="${ink}" stroke-width="4" stroke-linejoin="round" d="${body}${head}"/>${flat('#fff', body)}${flat('#fff', head)}`;
  const wing =
    solid('#99c1cf', 'M-20-40C-10-50 10-48 30-38L72-16C54-14 36-14 18-18-2-22-18-30-20-40z') +
    flat(ink, 'M44-30 76-14c-14 2-24 2-36 0z') +
    line('M-8-36c14 4 26 8 44 12', 1, channel);
  const legs = line('M-8-10v10m-6 0h10M8-10v10m-6 0h10', 2, ink);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${legs}${outline}${wing}` +
    `${turned ? `<g transform="matrix(-1 0 0 1 -58 0)">${face}</g>` : face}</g>`
  );
}

/** A piling with its ring of weed above the water. */
function piling(x: number, top: number, half: number, waterline: number): string {
  return (
    solid(sand, `M${x - half} ${top}h${half * 2}v${320 - top}h-${half * 2}z`) +
    flat('#7fb0c2', `M${x - half + 1} ${waterline - 26}h${half * 2 - 2}v60h-${half * 2 - 2}z`) +
    line(
      `M${x - half * 0.4} ${top + 14}v${waterline - top - 50}M${x + half * 0.35} ${top + 8}v14m0 10v26`,
    ) +
    solid(buff, `M${x - half - 2} ${top - 5}h${half * 2 + 4}v8h-${half * 2 + 4}z`)
  );
}

function shrimp(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(1.250)">` +
    line('M-17-15c-8-5-14-4-20-10m20 10c-8-9-12-9-17-17', 1, ink) +
    line('M-9-11l-2 8m7-9-1 8m6-8v7', 1, magenta) +
    solid(
      magenta,
      'M-22-16C-16-25-2-32 11-27 24-22 27-8 20-2L4 1-4-1l5-3-5-4 13-1c4-2 4-6 0-8-5-2-11 2-17 4-7 2-13 0-18-5z',
    ) +
    line('M0-28v12m8-12-2 11m11-6-8 8m13 1H12M7-9 6 0', 1, '#fff') +
    disc('#fff', -13, -17, 1.5) +
    '</g>'
  );
}

/** Nobody on this pier was looking for you: of a row of gulls gazing elsewhere, one has turned its head for the shrimp. */
export function draw(): string {
  const sea = (top: number, tints: string[], seed: number): string =>
    water({ ...sheetSize, seed, top, gap: 18, tints, line: channel });
  const sun = disc(buff, 108, 86, 42);
  const flyers = line('M226 52q10-10 18 0 8-10 18 0M334 40q7-7 13 0 6-7 13 0', 2);
  const far =
    piling(72, 182, 11, 236) +
    gull(72, 177, 0.6) +
    piling(140, 168, 13, 236) +
    gull(140, 163, 0.66);
  const near =
    piling(268, 192, 20, 266) +
    gull(266, 187, 1.35, true) +
    piling(422, 184, 25, 266) +
    shrimp(426, 179);
  return sheet({
    ground: shoal,
    body:
      sun +
      flyers +
      sea(212, ['#bfdce3'], 81) +
      far +
      sea(238, ['#adcfda'], 83) +
      near +
      sea(266, ['#99c1cf', '#84b2c3'], 82),
  });
}
