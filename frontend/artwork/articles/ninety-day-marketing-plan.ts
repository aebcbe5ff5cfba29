import { lettering, letteringAlong, letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { type Point, smoothPath, straightPath } from '../path.ts';
import { sheet } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

/** The day each leg begins or the plan is judged. */
const gates: readonly { day: number; at: Point; label: Point }[] = [
  { day: 1, at: [92, 214], label: [-16, 20] },
  { day: 44, at: [206, 164], label: [14, -13] },
  { day: 74, at: [314, 130], label: [-10, -14] },
  { day: 90, at: [368, 62], label: [-20, -6] },
];

/** The sheet itself: a coast to keep clear of, soundings, and a neat line. */
function chart(): string {
  const coast: Point[] = [
    [-90, 40],
    [20, 66],
    [84, 72],
    [108, 112],
    [156, 96],
    [190, 52],
    [250, 60],
    [286, 22],
    [330, 12],
    [352, -40],
    [420, -190],
  ];
  const off = (by: number): Point[] => coast.map(([x, y]): Point => [x + by * 0.6, y + by]);
  const soundings = [
    [70, 150, 6],
    [178, 118, 7],
    [226, 112, 8],
    [302, 66, 11],
    [276, 246, 24],
    [426, 168, 33],
    [132, 176, 13],
    [436, 128, 31],
    [128, 246, 19],
    [414, 94, 28],
  ]
    .map(([x = 0, y = 0, feet]) => letters(String(feet), [x, y], { size: 12, anchor: 'middle' }))
    .join('');
  return (
    `<path fill="#b5d5de" d="M30-40h480v300H30z"/>` +
    `<path fill="${shoal}" d="${smoothPath(off(92))}V-60H-90z"/><path fill="${shallows}" d="${smoothPath(off(40))}V-60H-90z"/>` +
    `<path fill="none" stroke="${channel}" stroke-opacity=".55" d="${smoothPath(off(92))}${smoothPath(off(40))}"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="${smoothPath(coast)}H-90z"/>` +
    `<path fill="${channel}" d="${soundings}"/>` +
    letteringAlong('Hurricane Season', 44, (x) => 56 - (x - 44) * 0.12, { size: 17, color: ink }) +
    `<path fill="${buff}" fill-rule="evenodd" d="M14-60h520v336H14zM30-80v340h520V-80z"/>` +
    `<path fill="none" stroke="${ink}" d="M14-60v336h520M30-40v300h480"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="30 30" d="M25-40v300M30 265h480"/>`
  );
}

/** Two bars joined by two arms: walked across the sheet, they carry a bearing to the rose. */
function parallelRulers(): string {
  let ticks = '';
  for (let x = 10; x < 170; x += 9) ticks += `M${x} 0v${x % 45 === 10 ? 8 : 4}`;
  const bar = (y: number): string =>
    `<path fill="#fff" fill-opacity=".86" stroke="${ink}" stroke-width="2" d="M0 ${y}h176v24H0z"/>`;
  return (
    `<g transform="translate(222 170) rotate(-17.500)">${bar(0)}<g transform="translate(-14 0)">${bar(44)}</g>` +
    `<path stroke="${ink}" d="${ticks}"/>` +
    [44, 124]
      .map(
        (x) =>
          `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="m${x - 5} 13 5-4 5 4-16 42-6 4-4-5z"/><circle cx="${x}" cy="13" r="2" fill="${ink}"/><circle cx="${x - 13}" cy="54" r="2" fill="${ink}"/>`,
      )
      .join('') +
    '</g>'
  );
}

/** Dividers set to the first leg: from the start to the first day of judgment. */
function dividers(): string {
  const hinge: Point = [124, 96];
  const leg = (tip: Point): string => {
    const [dx, dy] = [tip[0] - hinge[0], tip[1] - hinge[1]];
    const length = Math.round(Math.hypot(dx, dy));
    const turn = Math.round((Math.atan2(dy, dx) * 1800) / Math.PI) / 10;
    return (
      `<g transform="rotate(${turn})"><path fill="${sand}" stroke="${ink}" stroke-width="2" d="M0-6v12l66-2v-7z"/>` +
      `<path fill="${ink}" d="M66-3v6l${length - 66}-3z"/></g>`
    );
  };
  return (
    `<g transform="translate(${hinge[0]} ${hinge[1]})">${gates
      .slice(0, 2)
      .map(({ at }) => leg(at))
      .join('')}` +
    `<path transform="rotate(-12)" fill="${channel}" stroke="${ink}" stroke-width="2" d="M-5-28H5l3 22H-8z"/><circle r="12" fill="${sand}" stroke="${ink}" stroke-width="2"/><circle r="4" fill="${ink}"/></g>`
  );
}

/** A plan fits on one sheet and gets coffee on it. */
function coffee([x, y]: Point): string {
  return (
    `<circle cx="${x}" cy="${y}" r="45" fill="${shoal}" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="38" fill="none" stroke="${ink}" stroke-opacity=".5"/>` +
    `<g transform="translate(${x} ${y}) rotate(32)"><path fill="#fff" stroke="${ink}" stroke-width="2" d="M20-6h20c6 0 6 12 0 12H20z"/></g>` +
    `<circle cx="${x}" cy="${y}" r="28" fill="#fff" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="23" fill="${ink}"/>` +
    `<path fill="none" stroke="${channel}" stroke-width="2" d="M${x - 16} ${y - 6}a17 17 0 0 1 14-11"/>`
  );
}

/** The ninety-day plan: one course on one sheet, with three places to stop and look. */
export function draw(): string {
  const course = `<path fill="none" stroke="${magenta}" stroke-width="2" d="${straightPath(gates.map(({ at }) => at))}"/>`;
  const marks = gates
    .map(
      ({ day, at: [x, y], label: [dx, dy] }) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${day === 90 ? magenta : '#fff'}" stroke="${magenta}" stroke-width="2"/>` +
        lettering(String(day), [x + dx, y + dy], {
          size: 19,
          face: 'bold',
          anchor: 'middle',
        }),
    )
    .join('');
  const ring = `<circle cx="196" cy="222" r="28" fill="none" stroke="#d9b978" stroke-width="3" stroke-opacity=".7" stroke-dasharray="120 8 50 12"/>`;
  return sheet({
    ground: deep,
    body:
      `<g transform="rotate(-4 240 150)">${chart()}${ring}${course}${parallelRulers()}${marks}${dividers()}</g>` +
      coffee([396, 226]),
  });
}
