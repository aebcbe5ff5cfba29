import { cone, tuft } from './longleaf.ts';
import { palette } from './palette.ts';
import { disc, flat, line, solid } from './parts/pen.ts';
import { steps } from './path.ts';
import { seededRandom } from './seeded-noise.ts';
import { sheet } from './water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;
const size = { width: 960, height: 660 } as const;
/** The wall by lamplight. */
const lit = '#1c4f69';

/** One tower of the lift bridge over the Cape Fear: two legs, their bracing, the sheaves on top. */
function tower(x: number): string {
  let bracing = '';
  for (let y = 126; y < 250; y += 20) bracing += `M${x} ${y}l16 20m0-20-16 20`;
  return (
    line(bracing, 1, deep) +
    line(`M${x} 268V122m16 146V122`, 2, deep) +
    flat(deep, `M${x - 5} 112h26v10h-26z`)
  );
}

function bridge(): string {
  const deck = 228;
  let truss = '';
  for (let x = 516; x < 590; x += 15) truss += `M${x} ${deck}l7.5-22 7.5 22`;
  const piers = [318, 360, 402, 440, 660, 700, 740, 780];
  return (
    flat(deep, `M296 ${deck}h510v6H296z`) +
    flat(deep, piers.map((x) => `M${x} ${deck}h7v40h-7z`).join('')) +
    line(`${truss}M516 ${deck - 22}h75`, 1, deep) +
    line(piers.map((x) => `M${x - 17} ${deck - 5}h42`).join(''), 1, deep) +
    tower(498) +
    tower(592) +
    line('M514 126h78M519 126v80m69-80v80', 1, deep) +
    disc(magenta, 506, 106, 4) +
    disc(magenta, 600, 106, 4)
  );
}

/** The window: evening over the river, its far bank, and the bridge that opens for ships. */
function windowOnTheRiver(): string {
  return (
    flat(shallows, 'M296 52h510v320H296z') +
    flat(shoal, 'M296 52h510v96c-90 20-150-12-260 6s-170 6-250-8z') +
    flat('#bfdce3', 'M296 52h510v38c-120 16-200-10-300 4s-140 8-210-4z') +
    flat(buff, 'M346 252a36 36 0 0 1 72 0z') +
    flat(sand, 'M296 250c80-12 180-8 260-6s170-8 250-2v20H296z') +
    flat('#adcfda', 'M296 256h510v116H296z') +
    flat('#99c1cf', 'M296 286c80-6 160 6 250 2s180-6 260 2v82H296z') +
    flat('#84b2c3', 'M296 326c90 6 180-6 270-2s160 6 240-2v50H296z') +
    line('M346 272h64m-50 9h50m-38 9h40m-26 11h18', 1, buff) +
    line(
      'M702 296q10-6 20 0t20 0M520 344q10-6 20 0t20 0M430 290q8-5 16 0M320 340q10-6 20 0t20 0',
      1,
      channel,
    ) +
    bridge() +
    `<path fill="none" stroke="${sand}" stroke-width="12" d="M296 52h510v320H296zM466 52v320m170-320v320"/>` +
    line('M290 46h522v332H290zM302 58h158v308H302zM472 58h158v308H472zM642 58h158v308H642z', 1) +
    solid(sand, 'M272 378h558v16H272z')
  );
}

/** Charts in their pigeonholes, each roll seen by its end. */
function pigeonholes(): string {
  let rolls = '';
  for (const [row, y] of [92, 152, 212].entries())
    for (const [column, x] of [76, 136, 196].entries()) {
      if ((row + column * 2) % 5 === 4) continue;
      const r = 15 + ((row * 3 + column) % 3) * 3;
      const cy = y + 24 - r;
      rolls +=
        disc(row === 1 && column === 1 ? shoal : buff, x, cy, r, ink) +
        line(`M${x} ${cy}c5 0 5 7-1 7-8 0-9-13 1-13 12 0 13 18 0 19`, 1);
    }
  return (
    flat(ink, 'M46 58h180v180H46z') +
    rolls +
    line('M46 118h180M46 178h180M106 58v180M166 58v180', 2, sand) +
    `<path fill="none" stroke="${sand}" stroke-width="8" d="M46 58h180v180H46z"/>` +
    line('M41 53h190v190H41z', 1)
  );
}

/** The lamp that reaches over the chart. */
const lamp =
  flat(sand, 'M150 478c0-12 76-12 76 0v8h-76z') +
  line('M150 486v-8c0-12 76-12 76 0v8z', 2) +
  `<path fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round" d="M188 470 158 360l92-70"/>` +
  `<path fill="none" stroke="${sand}" stroke-width="4" stroke-linejoin="round" d="M188 470 158 360l92-70"/>` +
  disc(sand, 158, 360, 8, ink) +
  solid(channel, 'M236 284l28-22c14 0 52 28 58 50l-64 40c-16-20-26-48-22-68z') +
  solid(buff, 'M322 312c6 10-50 48-64 40 8-18 46-42 64-40z');

/** The table's top with the chart on it, seen from where one would sit. */
function table(): string {
  const grain = steps(492, 592, 4).map(
    (y, i) => `M${40 - i * 14} ${y}h${90 + i * 24}m700 0h${60 + i * 16}`,
  );
  const minutes = steps(0, 1, 12)
    .filter((_, i) => i % 2 === 0)
    .map((t) => `M${268 + t * 440} 588h28`);
  return (
    solid(sand, 'M64 470h832l104 140H-40z') +
    line(grain.join(''), 1, '#c9b98c') +
    solid(buff, 'M322 482h352l78 116H238z') +
    solid(shoal, 'M336 488h324l70 96H264z', ink, 1) +
    flat('#adcfda', 'M300 536c60-20 120 14 190 2s150-26 202-8l38 54H264z') +
    flat('#99c1cf', 'M282 560c80-12 150 10 230-2s120-4 200 10l12 16H264z') +
    solid(
      buff,
      'M336 488h324l16 22c-40 14-50-8-92-2s-30 22-70 18-20-24-66-22-70 26-128 12z',
      ink,
      2,
    ) +
    line(minutes.join(''), 3) +
    line('M318 566 412 546 506 552 590 520', 2, magenta) +
    [
      [318, 566],
      [412, 546],
      [506, 552],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="7" ry="4" fill="#fff" stroke="${magenta}" stroke-width="2"/>`,
      )
      .join('') +
    `<ellipse cx="590" cy="520" rx="7" ry="4" fill="${magenta}"/><ellipse cx="590" cy="520" rx="14" ry="8" fill="none" stroke="${magenta}" stroke-width="2"/>` +
    `<g fill="none" stroke="${channel}"><ellipse cx="640" cy="560" rx="34" ry="15"/><ellipse cx="640" cy="560" rx="25" ry="11"/><path d="M640 541v38m-44-19h88"/></g>` +
    solid(buff, 'M-40 610h1040v16H-40z') +
    flat(channel, 'M-4 626h968v34H-4z') +
    line('M-4 626h968M240 626v34m480-34v34', 2) +
    line('M440 642h80M80 642h80m640 0h80', 2, sand)
  );
}

/** What lies about: dividers, a mug, and a branch of the tree in the agency's name. */
function thingsAbout(): string {
  const random = seededRandom(8);
  const [x, y] = [824, 246];
  return (
    solid(shoal, 'M112 524l116 28-110-40zM108 528l84 52-92-46z') +
    `<ellipse cx="106" cy="522" rx="12" ry="8" fill="${buff}" stroke="${ink}" stroke-width="2"/>` +
    line('M95 518l-16-6', 2) +
    solid(channel, 'M700 482h44v44c0 8-44 8-44 0z') +
    `<ellipse cx="722" cy="482" rx="22" ry="6" fill="${ink}" stroke="${ink}" stroke-width="2"/>` +
    line('M744 492c18-4 18 24 0 22', 2) +
    line('M714 468c-6-8 6-12 0-22m14 22c-6-8 6-12 0-22', 1, shoal) +
    `<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M838 500c6-90 4-180-14-252M838 420c10-40 34-56 58-66"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="1.400" d="${tuft(x, y, 26, 118, random)}"/>` +
    `<path fill="none" stroke="${channel}" stroke-width="1.400" d="${tuft(x, y + 2, 19, 108, random)}"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="1.400" d="${tuft(896, 354, 15, 58, random)}"/>` +
    `<g transform="translate(806 296) rotate(8) scale(.5)">${cone(0, 0)}</g>` +
    `<path fill="${shallows}" fill-opacity=".85" stroke="${ink}" stroke-width="2" d="M806 432h64v10c10 8 14 20 14 34v50c0 10-92 10-92 0v-50c0-14 4-26 14-34z"/>` +
    flat('#99c1cf', 'M793 478h90v46c0 10-90 10-90 0z') +
    line('M838 520c2-30 2-56 0-86', 2, channel) +
    line('M802 450v60', 2, '#fff')
  );
}

/** Who reads water and data, and where: a chart room over the Cape Fear, lamp on, tomorrow's course laid off. */
export function chartRoom(): string {
  const lampLight = flat(lit, 'M260 350 150 470h700L322 314z');
  return sheet({
    ...size,
    ground: deep,
    body:
      line('M0 430h960', 1, channel) +
      lampLight +
      pigeonholes() +
      windowOnTheRiver() +
      table() +
      lamp +
      thingsAbout(),
  });
}
