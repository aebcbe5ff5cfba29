import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { flat, line, solid } from '../parts/pen.ts';
import { type Point, smoothPath, steps } from '../path.ts';
import { seededNoise } from '../seeded-noise.ts';
import { sheet } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;
const surface = 84;
const fathom = 27;
const weeks = ['375', '750', '1,125', '1,500', '1,875', '2,250'] as const;
const tints = ['#bfdce3', '#99c1cf', '#7fb0c2', '#236a87', '#1c5a75', '#174a63', deep] as const;
const [shortLine, longLine] = [116, 322] as const;
const bottom = surface + weeks.length * fathom;

/** The sea cut open, a tint for each week of the test. */
function section(): string {
  const noise = seededNoise(91);
  return tints
    .map((tint, i) => {
      const y = surface + (i === 0 ? 0 : i * fathom);
      const edge = smoothPath(
        steps(-10, 490, 10).map((x): Point => [x, y + noise(x / 120, i * 4) * (i === 0 ? 2 : 3)]),
      );
      return `<path fill="${tint}" d="${edge}V310H-10z"/><path fill="none" stroke="${i === 0 ? ink : shoal}" stroke-opacity="${i === 0 ? 1 : 0.5}" d="${edge}"/>`;
    })
    .join('');
}

/** Leather tails on the line, one more each fathom, to be read by hand in the dark. */
function marks(): string {
  const tails = weeks.slice(0, -1).map((_, i) => {
    const y = surface + (i + 1) * fathom;
    return Array.from(
      { length: Math.min(3, i + 1) },
      (_, strip) => `M${longLine} ${y - 4 + strip * 4}l-15 ${3 + strip}`,
    ).join('');
  });
  const figures = weeks.slice(0, -1).map((dollars, i) =>
    lettering(`$${dollars}`, [longLine + 12, surface + (i + 1) * fathom + 15], {
      size: 14,
      color: i < 2 ? ink : '#fff',
    }),
  );
  return line(tails.join(''), 2, buff) + figures.join('');
}

function trawler(): string {
  const rig =
    line('M372 74V14M372 18l-50 34M372 18l46 34M372 40l-50 12M372 60l-50-8m96 0-44 12', 1) +
    line(`M${longLine} 52 372 66M418 52 372 66`, 2);
  const hull =
    solid(channel, 'M334 70c22 8 62 8 98-2-2 12-8 20-18 22h-64c-8-4-14-12-16-20z') +
    line('M342 78c24 5 54 5 84-1', 1, '#fff');
  return (
    rig +
    solid('#fff', 'M384 70V46h26v23z') +
    flat(ink, 'M389 51h7v7h-7zm10 0h7v7h-7zM380 43h34v4h-34z') +
    hull +
    flat(magenta, 'M372 14h13l-4 4 4 4h-13z')
  );
}

function skiff(): string {
  return (
    line(`M162 78 ${shortLine} 54`, 2) +
    solid('#fff', 'M196 80V62h-9v18z') +
    solid(sand, 'M128 74c20 4 50 4 70 0l-6 15h-52c-6-4-10-9-12-15z') +
    line('M134 80c20 3 40 3 60 0')
  );
}

/** What the test is after swims near the bottom. */
function fish(): string {
  const shoalOfFish = [
    [214, 206],
    [182, 220],
    [240, 226],
    [208, 240],
    [150, 232],
  ] as const;
  return line(
    shoalOfFish.map(([x, y]) => `M${x} ${y}c6-6 15-6 20 0-5 6-14 6-20 0l-7-5v10l7-5`).join(''),
    1,
    shoal,
  );
}

/** A test that never touches bottom has measured nothing: the same lead on a short line, and on one that is long enough. */
export function draw(): string {
  const lead = (x: number, y: number, fill: string, outline: string): string =>
    solid(fill, `M${x - 3} ${y - 22}h6l4 22h-14z`, outline);
  const bed =
    solid(
      sand,
      `M-6 272c40-10 90 0 140 2 50 0 70-16 110-20 30-4 50-8 78-8 40 0 60 10 90 8 30-2 50-8 74-8v70H-6z`,
    ) + line(`M20 286c20-3 36-3 56 0m90 2c24-4 40-8 60-9m168 4c14 2 26 2 42-1`, 1);
  const lines =
    line(`M${longLine} 52V${bottom - 20}`, 2, buff) +
    line(`M${longLine} 52V${surface}M${shortLine} 54V${surface}`, 2) +
    line(`M${shortLine} ${surface}v14`, 2, ink);
  const words =
    lettering('no bottom', [shortLine - 12, surface + 58], {
      size: 15,
      anchor: 'middle',
      color: ink,
    }) +
    lettering('at $420', [shortLine - 12, surface + 75], {
      size: 15,
      anchor: 'middle',
      color: ink,
    }) +
    lettering('$2,250', [longLine + 14, bottom + 27], { size: 20 });
  return sheet({
    ground: buff,
    body:
      section() +
      fish() +
      bed +
      skiff() +
      trawler() +
      lines +
      marks() +
      lead(shortLine, surface + 34, ink, buff) +
      lead(longLine, bottom, magenta, buff) +
      words,
  });
}
