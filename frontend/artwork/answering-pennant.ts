import { palette } from './palette.ts';
import { disc, flat, line, solid } from './parts/pen.ts';
import { sheet, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;

/** A ketch that hoists her question: Q, all yellow, over a second flag. */
function asking(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    line('M-20-18V-182M-20-178-104-30M-20-178 88-28', 2) +
    solid('#fff', 'M-26-168v122h-58c30-34 50-74 58-122z') +
    line('M-82-40h60', 2) +
    solid(sand, 'M-8-160h42v32H-8z') +
    solid('#fff', 'M-8-118h42v32H-8z') +
    flat(channel, 'M3-108h20v12H3z') +
    line('M-20-174-8-160m0 32v10m0 32L40-30', 1) +
    solid('#fff', 'M-50-32h74v18h-74z') +
    flat(ink, 'M-40-28h12v7h-12zm20 0h12v7h-12zm20 0h12v7H0z') +
    solid(channel, 'M-112-30q112 34 212 0c-8 24-18 38-32 44H-74c-20-6-32-22-38-44z') +
    line('M-100-14q100 30 188 0', 1, '#fff') +
    '</g>'
  );
}

/** The signal station ashore: a mast with yard and stay, and the answering pennant close up. */
function answering(x: number, y: number, scale: number): string {
  const stripes = [0, 1, 2, 3, 4]
    .map((i) =>
      flat(
        i % 2 ? '#fff' : magenta,
        `M${8 + i * 20}${-186 + i * 3.6}l20 3.600v${32.8 - i * 7.2}l-20 3.600z`,
      ),
    )
    .join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    line('M0 4V-204M-64-128H64M0-196-64-128M0-196l64 68', 2) +
    line('M0-196-56 8M0-196 8-186M8-146 40 6', 1) +
    `<g transform="translate(0 -6)">${stripes}</g>` +
    line('M8-192 108-174M108-170 8-152', 1) +
    disc(sand, 0, -206, 5, ink) +
    solid(buff, 'M-164 14v-58h86v58z') +
    solid(channel, 'M-174-42l24-30h58l24 30z') +
    flat(ink, 'M-152-30h16v16h-16zm44 0h18v44h-18z') +
    '</g>'
  );
}

interface Composition {
  width: number;
  height: number;
  sea: number;
  boat: readonly [x: number, y: number];
  station: number;
  /** Where the far shore shows, between the two. */
  farShore: readonly [from: number, to: number];
}

/** A low shore on the horizon with its pines, and gulls over it. */
function offing([from, to]: Composition['farShore'], sea: number): string {
  const at = (share: number): number => Math.round(from + (to - from) * share);
  const pines = [0.3, 0.36, 0.5, 0.68, 0.73]
    .map((share, i) => `M${at(share)} ${sea - 6}v${-18 - (i % 2) * 8}m-7 5 7-5 7 5m-12 5 5-4 5 4`)
    .join('');
  const [left, right] = [at(0.2), at(0.78)];
  return (
    flat('#ddecee', `M${from} ${sea + 2}q${(to - from) / 2}-26 ${to - from} 0z`) +
    line(pines, 1, channel) +
    line(`M${left} ${sea - 118}q9-9 14 0 6-9 15-1M${right} ${sea - 82}q7-7 11 0 5-7 12-1`)
  );
}

function signals({ width, height, sea, boat, station, farShore }: Composition): string {
  const shore = station - 330;
  const front = height - 40;
  const dune =
    `M${shore} ${front + 8}c50-44 120-78 200-80s140 12 ${width - shore - 190} 4` + `v90H${shore}z`;
  const oats = [88, 98, 110].map((x) => `M${shore + x} ${sea - 4}q2-16 9-28`).join('');
  return sheet({
    width,
    height,
    ground: shallows,
    body:
      offing(farShore, sea) +
      water({
        width,
        height,
        seed: 31,
        top: sea,
        gap: 26,
        tints: ['#ddecee', shoal, '#b5d5de'],
        line: channel,
      }) +
      line(oats, 1, channel) +
      solid(sand, dune) +
      answering(station, sea - 22, 0.9) +
      asking(boat[0], boat[1]) +
      water({
        width,
        height,
        seed: 32,
        top: front,
        gap: 24,
        tints: ['#98c2cf', '#84b2c3'],
        line: channel,
      }),
  });
}

/** Questions and answers as ships ask them: one hoists her Q, the station hoists "understood". */
export function answeringPennant(): string {
  return signals({
    width: 1440,
    height: 320,
    sea: 238,
    boat: [330, 276],
    station: 1150,
    farShore: [470, 900],
  });
}

/** The same signals on a phone, closer together. */
export function answeringPennantNarrow(): string {
  return signals({
    width: 720,
    height: 320,
    sea: 236,
    boat: [150, 276],
    station: 570,
    farShore: [228, 330],
  });
}
