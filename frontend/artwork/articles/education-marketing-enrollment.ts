import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;
const pivot = { x: 176, y: 52 } as const;
const radius = 196;
const months = ['FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG'] as const;

/** A point of the instrument: degrees from straight down, to the right, at a distance from the pivot. */
function at(degrees: number, distance: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${round(pivot.x + Math.sin(turn) * distance)} ${round(pivot.y + Math.cos(turn) * distance)}`;
}

const arc = (distance: number, from: number, to: number): string =>
  `M${at(from, distance)}A${distance} ${distance} 0 0 ${from < to ? 0 : 1} ${at(to, distance)}`;

/** The arc counts months back from the day that term begins. */
const limb = solid(
  buff,
  `${arc(radius, -38, 38)}L${at(38, radius - 26)}${arc(radius - 26, 38, -38).replace('M', 'L')}z`,
);

function graduation(): string {
  let ticks = '';
  for (let i = 0; i <= 28; i++) {
    const degrees = -35 + i * 2.5;
    ticks += `M${at(degrees, radius - 2)}L${at(degrees, radius - (i % 4 === 0 ? 11 : 6))}`;
  }
  const names = months.map((name, i) => {
    const x = pivot.x + Math.sin(((-30 + i * 10) * Math.PI) / 180) * (radius - 18);
    const curve = (u: number): number =>
      pivot.y + Math.sqrt((radius - 15) ** 2 - (u - pivot.x) ** 2);
    const color = name === 'MAR' ? magenta : ink;
    return letteringAlong(name, x - 10.5, curve, { size: 9.5, face: 'bold', color, spacing: 0.4 });
  });
  return line(ticks) + names.join('');
}

/** The way of the light: from the sun over both mirrors into the telescope. */
const ray = `<path fill="none" stroke="${buff}" stroke-dasharray="5 4" d="M55 24 166 52 114 126H200"/>`;

/** Telescope and half-silvered mirror face each other across the frame. */
function sights(): string {
  return (
    solid(shoal, 'M108 108h10v40h-10z') +
    solid(deep, 'M108 108h10v20h-10z') +
    solid(sand, 'M116 136h14v7h-14z') +
    solid(buff, 'M206 118h58v20h-58z') +
    solid(deep, 'M200 115h12v26h-12zM252 115h8v26h-8z') +
    solid(buff, 'M264 121h26v14h-26z') +
    solid(deep, 'M290 118h8v20h-8z')
  );
}

function frame(): string {
  const sides = [-1, 1]
    .map((side) => `M${at(side * 30, 10)}L${at(side * 36, radius - 20)}`)
    .join('');
  const ribs = `M${at(-33, 104)}L${at(0, radius - 26)}L${at(33, 104)}${arc(104, -33, 33)}`;
  const member = (d: string, width: number): string =>
    line(d, width, ink) + line(d, width - 4, sand);
  return member(ribs, 9) + member(sides, 13);
}

/** What the glass shows: the sun brought down to the horizon, and a class of prams behind their leader. */
function view(): string {
  const glass = { x: 380, y: 152, r: 68 } as const;
  const pram = (x: number): string =>
    solid('#fff', `M${x} 160v-18l-13 2 2 16z`, ink, 1) +
    line(`M${x} 165v-22`) +
    flat(ink, `M${x - 9} 163h15l-2 5H${x - 7}z`);
  const launch =
    flat(ink, 'M416 161h26l-4 8h-19z') +
    solid('#fff', 'M423 161v-8h9v8z', ink, 1) +
    line('M416 165h-6m-12 0h-7m-12 0h-7');
  const sea = water({
    ...sheetSize,
    seed: 71,
    top: 160,
    gap: 20,
    tints: ['#b5d5de', '#99c1cf', '#7fb0c2'],
    line: channel,
  });
  const rim = (width: number, color: string): string =>
    `<circle cx="${glass.x}" cy="${glass.y}" r="${glass.r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    line(`M298 120 334 104M298 136 334 200`, 1, shoal) +
    `<clipPath id="glass"><circle cx="${glass.x}" cy="${glass.y}" r="${glass.r}"/></clipPath><g clip-path="url(#glass)">` +
    `${flat(buff, 'M280 80h200v200H280z')}${disc(magenta, 339, 142, 19)}${sea}${pram(370)}${pram(389)}${pram(408)}${launch}</g>${rim(7, ink)}${rim(3, sand)}`
  );
}

/** The first day of term cannot be moved: bring it down to the horizon, and read on the arc when to begin. */
export function draw(): string {
  const squares = line(
    'M0 60h480M0 120h480M0 180h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300',
    1,
    '#236a87',
  );
  const arm =
    solid(shoal, `M${at(-60, 9)}L${at(-22.5, radius + 6)}L${at(-17.5, radius + 6)}L${at(60, 9)}z`) +
    solid(
      ink,
      `M${at(-25.8, radius - 30)}L${at(-25.8, radius + 12)}L${at(-14.2, radius + 12)}L${at(-14.2, radius - 30)}z`,
    ) +
    flat(
      buff,
      `M${at(-24.7, radius - 26)}L${at(-24.7, radius - 2)}L${at(-15.3, radius - 2)}L${at(-15.3, radius - 26)}z`,
    );
  const hub =
    disc(shoal, pivot.x, pivot.y, 15, ink) +
    solid(deep, `M${pivot.x - 17} ${pivot.y - 18}h9v34h-9z`) +
    disc(ink, pivot.x, pivot.y, 4);
  const words = ['count back', 'from the first day'].map((text, i) =>
    lettering(text, [380, 248 + i * 19], { size: 17, anchor: 'middle', color: buff }),
  );
  return sheet({
    ground: channel,
    body:
      squares +
      frame() +
      limb +
      arm +
      graduation() +
      hub +
      disc(buff, 42, 21, 8) +
      ray +
      sights() +
      view() +
      words.join(''),
  });
}
