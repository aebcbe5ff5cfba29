import { palette } from './palette.ts';
import { smoothPath } from './path.ts';
import { sheet, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shallows, shoal } = palette;
const size = { width: 1440, height: 260 } as const;

function can(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-5)"><path fill="${channel}" stroke="${ink}" stroke-width="2" d="M-14-52h28v52h-28z"/><path fill="#fff" d="M-13-40h26v10h-26z"/><path stroke="${ink}" stroke-width="2" d="M0-52v-10m-6 0H6"/></g>`;
}

function nun(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(5)"><path fill="${magenta}" stroke="${ink}" stroke-width="2" d="m-15 0 6-38 9-20L9-38l6 38z"/><path fill="#fff" d="m-11.600-22 1.600-10h20l1.600 10z"/><path stroke="${ink}" stroke-width="2" d="M0-58v-10m-5 0H5"/></g>`;
}

/** The last mile of a passage: a marked channel, and the town at its end. */
export function approach(): string {
  const shore =
    `<path fill="${sand}" stroke="${ink}" d="M-4 112c120-20 260-26 420-14 150 10 250-8 400-6 210 2 420-24 640 2v60H-4z"/>` +
    `<path fill="${buff}" stroke="${ink}" d="M1010 92V62l24-18 24 18v30zM1070 92V40h34v52zM1116 92V66h44v26zM1172 90V54l18-14 18 14v36zM1226 90V70h30v20z"/>` +
    `<path fill="none" stroke="${ink}" d="M1087 40V14m-6 9h12M120 96V78m12 17V70m12 24V80m470 14V76m12 18V68m12 26V78M330 92V76m10 17V70"/>` +
    `<path fill="${ink}" d="M1018 74h8v10h-8zm16 0h8v10h-8zM1078 52h7v9h-7zm12 0h7v9h-7zm-12 18h7v9h-7zm12 0h7v9h-7z"/>` +
    `<circle cx="1190" cy="66" r="6" fill="${magenta}"/>`;
  const sea = water({
    ...size,
    seed: 73,
    top: 126,
    gap: 32,
    tints: [shallows, shoal, '#b5d5de', '#98c2cf'],
    line: channel,
  });
  const course = smoothPath([
    [-20, 226],
    [240, 208],
    [520, 208],
    [820, 184],
    [1010, 160],
    [1190, 130],
  ]);
  return sheet({
    ...size,
    ground: buff,
    body:
      shore +
      sea +
      `<path fill="none" stroke="${magenta}" stroke-width="2.500" stroke-dasharray="2 10" stroke-linecap="round" d="${course}"/>` +
      can(980, 158, 0.6) +
      nun(1064, 176, 0.6) +
      can(690, 178, 0.85) +
      nun(800, 222, 0.9) +
      can(330, 192, 1.15) +
      nun(420, 246, 1.25),
  });
}
