import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartSheet, chartSize } from '../parts/chart-sheet.ts';
import { type Point, smoothPath, steps } from '../path.ts';
import { seededNoise } from '../seeded-noise.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

const strip = { x: 44, width: 430, height: 112, gap: 12, top: 40 } as const;

interface View {
  /** Where along the strip each landmark stands, from this bearing. */
  tower: number;
  tank: number;
  pines: number;
  scale: number;
  sky: string;
  land: string;
  sea: string;
  line: string;
  sun?: Point;
}

const views: readonly View[] = [
  { tower: 118, tank: 250, pines: 330, scale: 0.8, sky: buff, land: sand, sea: shoal, line: ink },
  {
    tower: 208,
    tank: 232,
    pines: 96,
    scale: 1,
    sky: shallows,
    land: '#dfead9',
    sea: '#b5d5de',
    line: ink,
  },
  {
    tower: 300,
    tank: 150,
    pines: 204,
    scale: 0.96,
    sky: buff,
    land: sand,
    sea: '#98c2cf',
    line: ink,
    sun: [92, 66],
  },
  {
    tower: 160,
    tank: 352,
    pines: 262,
    scale: 0.92,
    sky: deep,
    land: ink,
    sea: channel,
    line: shoal,
  },
];

/** The same coast from one bearing: light tower, water tank, pines, each where the angle puts it. */
function view(v: View, index: number): string {
  const { width, height } = strip;
  const noise = seededNoise(200 + index);
  const shore = height - 30;
  const ridge = smoothPath([
    [0, shore],
    ...steps(30, width - 30, 10).map((x): Point => {
      const near = Math.exp(-(((x - v.tower) / 90) ** 2)) * 14 * v.scale;
      return [x, shore - 8 - near - noise(x / 60, index) * 5];
    }),
    [width, shore],
  ]);
  const k = v.scale;
  const hill = shore - 4 - 12 * k;
  const tower =
    `<path fill="#fff" stroke="${v.line}" stroke-width="1.500" d="M${v.tower - 6 * k} ${hill}l${2 * k} ${-44 * k}h${8 * k}l${2 * k} ${44 * k}z"/>` +
    `<path fill="${v.line === ink ? ink : magenta}" d="M${v.tower - 5.4 * k} ${hill - 14 * k}l${0.7 * k} ${-14 * k}h${9.4 * k}l${0.7 * k} ${14 * k}zM${v.tower - 5 * k} ${hill - 44 * k}h${10 * k}l${-5 * k} ${-9 * k}z"/>`;
  const tank =
    `<path fill="none" stroke="${v.line}" stroke-width="1.500" d="M${v.tank - 5 * k} ${shore - 8}l${2 * k} ${-24 * k}m${8 * k} ${24 * k}l${-2 * k} ${-24 * k}"/>` +
    `<ellipse cx="${v.tank}" cy="${shore - 8 - 28 * k}" rx="${11 * k}" ry="${7 * k}" fill="#fff" stroke="${v.line}" stroke-width="1.500"/>`;
  let pines = '';
  for (let i = -2; i <= 2; i++) {
    const x = v.pines + i * 13 * k;
    const top = (30 + (i % 2 === 0 ? 8 : 0)) * k;
    const tier = (reach: number): string =>
      `m${(-reach * k).toFixed(1)} ${(5 * k).toFixed(1)}l${(reach * k).toFixed(1)} ${(-6 * k).toFixed(1)} ${(reach * k).toFixed(1)} ${(6 * k).toFixed(1)}m${(-reach * k).toFixed(1)} ${(-5 * k).toFixed(1)}`;
    pines += `M${x.toFixed(0)} ${shore - 8}v${(-top).toFixed(1)}${tier(4)}m0 ${(7 * k).toFixed(1)}${tier(6)}m0 ${(7 * k).toFixed(1)}${tier(7)}`;
  }
  const sun = v.sun
    ? `<circle cx="${v.sun[0]}" cy="${v.sun[1]}" r="20" fill="${magenta}"/>`
    : v.sky === deep
      ? `<path stroke="${shoal}" d="M60 24h4m-2-2v4M300 30h4m-2-2v4M230 18h4m-2-2v4M396 22h4m-2-2v4"/><path fill="${buff}" fill-opacity=".3" d="M${v.tower} ${hill - 48 * k} ${width} 2v46z"/>`
      : '';
  const x = strip.x;
  const y = strip.top + index * (strip.height + strip.gap);
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}"><path fill="${v.sky}" d="M0 0h${width}v${height}H0z"/>${sun}` +
    `<path fill="none" stroke="${v.line}" stroke-width="1.500" d="${pines}"/>${tank}${tower}` +
    `<path fill="${v.land}" stroke="${v.line}" stroke-width="1.500" d="${ridge}z"/>` +
    `<path fill="${v.sea}" d="M0 ${shore}h${width}v40H0z"/>` +
    `<path fill="none" stroke="${v.line}" stroke-width="1.500" d="M0 ${shore}h${width}"/>` +
    `<path fill="none" stroke="${v.line}" stroke-opacity=".6" d="M${30 + index * 40} ${shore + 10}q6-6 12 0t12 0 12 0M${300 - index * 30} ${shore + 18}q6-6 12 0t12 0"/></svg>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M${x} ${y}h${width}v${height}H${x}z"/>`
  );
}

/** Where each view was drawn from: bearings converging on one point. */
function bearings(): string {
  const tip: Point = [566, 196];
  const eyes: Point[] = [
    [520, 330],
    [566, 392],
    [624, 420],
    [652, 352],
  ];
  const coast =
    `<path fill="${shoal}" d="M492 40h184v484H492z"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M492 196c20-8 24 24 44 28 26 6 44-4 46-24 2-26 30-20 46-36 22-22 20-40 48-44V40H492z"/>` +
    `<path fill="none" stroke="${channel}" stroke-opacity=".6" d="M492 224c26 0 24 26 52 28 40 2 56-20 60-44 6-28 40-30 72-46M492 258c30 4 40 24 74 16 40-8 60-36 72-58 8-14 20-18 38-22M492 470c40-30 90 0 120-14s40-40 64-40M492 506c60-24 110 6 184-36"/>`;
  const rays = eyes
    .map(
      ([x, y], i) =>
        `<path stroke="${magenta}" stroke-width="${i === 2 ? 2.5 : 1}" ${i === 2 ? '' : 'stroke-dasharray="5 5" '}d="M${x} ${y}L${tip[0]} ${tip[1]}"/>` +
        `<circle cx="${x}" cy="${y}" r="14" fill="${i === 2 ? magenta : '#fff'}" stroke="${magenta}" stroke-width="2"/>` +
        lettering('ABCD'[i] ?? '', [x, y + 6], {
          size: 18,
          face: 'roman',
          anchor: 'middle',
          color: i === 2 ? '#fff' : ink,
        }),
    )
    .join('');
  return (
    coast +
    rays +
    `<circle cx="${tip[0]}" cy="${tip[1]}" r="6" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M492 40h184v484H492z"/>`
  );
}

/** Creative: the same shore drawn from four bearings; the views are compared, and one is kept. */
export function draw(): string {
  const letters = views
    .map((v, i) =>
      lettering('ABCD'[i] ?? '', [strip.x + 12, strip.top + i * (strip.height + strip.gap) + 27], {
        size: 22,
        face: 'roman',
        color: v.sky === deep ? shoal : ink,
      }),
    )
    .join('');
  const keptTop = strip.top + 2 * (strip.height + strip.gap);
  const kept =
    `<path fill="none" stroke="${magenta}" stroke-width="4" d="M${strip.x} ${keptTop}h${strip.width}v${strip.height}H${strip.x}z"/>` +
    `<circle cx="${strip.x + strip.width}" cy="${keptTop}" r="15" fill="${magenta}"/>` +
    `<path fill="none" stroke="#fff" stroke-width="3" d="m${strip.x + strip.width - 7} ${keptTop} 5 6 9-11"/>`;
  return chartSheet(
    `<path fill="${buff}" d="M0 0h${chartSize.width}v${chartSize.height}H0z"/>${views.map(view).join('')}${letters}${bearings()}${kept}`,
  );
}
