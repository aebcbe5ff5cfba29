import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { mix, round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal } = palette;
const foot = { x: 366, y: 124 } as const;
const tip = { x: 178, y: 42 } as const;

/** The jib: two chords that meet at the sheave, and the lacing between them. */
function jib(): string {
  const low = (t: number): string =>
    `${round(mix(foot.x, tip.x, t))} ${round(mix(foot.y + 8, tip.y + 3, t))}`;
  const high = (t: number): string =>
    `${round(mix(foot.x - 6, tip.x, t))} ${round(mix(foot.y - 14, tip.y - 3, t))}`;
  let lacing = '';
  for (let i = 0; i < 12; i++)
    lacing += `M${low(i / 12)}L${high((i + 0.5) / 12)}L${low((i + 1) / 12)}`;
  return line(lacing, 1, channel) + line(`M${low(0)}L${low(1)}M${high(0)}L${high(1)}`, 2);
}

function crane(): string {
  const legs =
    solid(channel, 'M322 160h100v12H322zM326 172h12l-8 56h-12zM406 172h12l8 56h-12z') +
    line('M338 172l70 50M406 172l-70 50', 1) +
    solid(ink, 'M312 222h26v8h-26zM406 222h26v8h-26z');
  const house =
    solid(ink, 'M346 152h54v8h-54z') +
    solid(shoal, 'M352 108h84v44h-84z') +
    line('M384 116h42m-42 8h42m-42 8h42m-42 8h42', 1, channel) +
    solid(buff, 'M350 122h24v24h-24z') +
    line('M362 122v24m-12-10h24', 1) +
    solid(ink, 'M428 116h22v32h-22z');
  const mast =
    solid(channel, 'M380 108 402 56l22 52h-10l-12-30-12 30z') +
    line(`M402 58 ${tip.x} ${tip.y}M402 58l42 58`, 1);
  return legs + mast + jib() + house;
}

/** A shop with three bays; the middle one has an hour to sell. */
function shop(): string {
  const car = (x: number): string =>
    solid(buff, `M${x} 226v-13l5-11h24l5 11v13z`) +
    flat(ink, `M${x + 5} 211l3-6h18l3 6z`) +
    line(`M${x + 4} 219h5m16 0h5`, 2);
  const bays = [48, 112, 176].map((x) => flat(ink, `M${x} 228v-36h50v36z`)).join('');
  return (
    solid('#fff', 'M38 228v-48h198v48z') +
    solid(channel, 'M30 180l8-10h198l8 10z') +
    bays +
    car(56) +
    car(184) +
    flat(shoal, 'M48 192h50v4H48zM112 192h50v3h-50zM176 192h50v4h-50z') +
    disc(magenta, 137, 186, 3.5)
  );
}

function pickup(): string {
  const wheel = (x: number): string => disc(ink, x, 148, 13) + disc(shoal, x, 148, 5);
  const body = solid('#fff', 'M114 146v-20l4-4h36l12-22h30l8 24h44v22z');
  const glass = solid(shoal, 'M160 121l9-16h9v16zM182 105h10l5 16h-15z', ink, 1);
  const trim =
    line('M204 130h38M180 124v20m-13-17h7M118 134h10M114 140h134', 1) +
    flat(magenta, 'M242 127h6v7h-6z');
  const slings = solid(sand, 'M98 160h160v7H98z') + line(`M102 160 ${tip.x} 76l76 84`, 2);
  const hook = line(`M${tip.x} ${tip.y}V54`, 2) + solid(sand, `M${tip.x - 5} 52h10v10h-10z`);
  const tag =
    line('M258 164l16 9', 1) +
    solid(magenta, 'M272 166h40v19h-40l-6-9.500z') +
    lettering('2.5 h', [291, 180], { size: 13, face: 'bold', color: '#fff', anchor: 'middle' });
  return `${hook}<g transform="translate(0 -14)">${wheel(138)}${wheel(222)}${body}${glass}${trim}${slings}${tag}</g>`;
}

/** An hour not sold by closing time is gone: the crane sets a pickup down at the one empty bay while there is still sun. */
export function draw(): string {
  const sun = disc(buff, 72, 142, 38);
  const quay =
    solid(buff, 'M-4 228h488v10H-4z') +
    solid(sand, 'M-4 238h488v40H-4z') +
    line('M0 250h480M40 238v12m80-12v12m80-12v12m80-12v12m80-12v12m80-12v12', 1) +
    [70, 210, 350].map((x) => disc(ink, x, 252, 9) + disc(sand, x, 252, 4)).join('') +
    solid(ink, 'M286 228v-8h-4v-4h16v4h-4v8z');
  const sea = water({
    ...sheetSize,
    seed: 52,
    top: 262,
    gap: 18,
    tints: ['#99c1cf', '#84b2c3'],
    line: channel,
  });
  return sheet({ ground: sand, body: sun + shop() + quay + crane() + pickup() + sea });
}
