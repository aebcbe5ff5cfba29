import { contourField } from './contour-field.ts';
import { palette } from './palette.ts';
import { smoothPath } from './path.ts';
import { compassRose } from './symbols.ts';

const width = 720;
const height = 620;

/** The lower Cape Fear, not to scale: a river coming down to an inlet, the sea to the right. */
const river = (y: number): number => 250 + 60 * Math.sin(y / 150) + y * 0.12;

function lie(x: number, y: number): number {
  const fromRiver = Math.abs(x - river(y));
  const riverBed = Math.max(0, 1.5 - fromRiver / (30 + y * 0.09));
  const sea = Math.max(-1, (x - 520 + Math.sin(y / 120) * 40) / 150);
  const mouth = Math.max(0, (y - 440) / 170);
  return Math.max(riverBed, sea, mouth) - 0.55;
}

/** Where the office is: a harbour chart, for the contact page. */
export function harbourChart(): string {
  const levels = [-0.2, 0.12, 0.42, 0.75, 1.1];
  const tints = ['#dfead9', '#eaf3f2', '#cfe5ea', '#b5d5de', '#98c2cf'];
  const field = contourField({
    seed: 42,
    width,
    height,
    levels,
    scale: 220,
    relief: 0.5,
    shape: lie,
  })
    .map(
      (path, i) =>
        `<path fill="${tints[i]}" stroke="${i === 1 ? palette.ink : palette.channel}" stroke-width="${i === 1 ? 1.6 : 0.8}" stroke-opacity="${i === 1 ? 1 : 0.6}" d="${path}"/>`,
    )
    .join('');
  const track = smoothPath([
    [716, 390],
    [700, 510],
    [620, 592],
    [470, 590],
    [river(520) + 4, 530],
    [river(430), 430],
    [river(330), 330],
    [river(240), 240],
    [river(165), 165],
  ]);
  const town =
    `<path fill="none" stroke="${palette.magenta}" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round" d="${track}"/>` +
    `<circle cx="${river(165) + 4}" cy="160" r="7" fill="${palette.magenta}"/><circle cx="${river(165) + 4}" cy="160" r="15" fill="none" stroke="${palette.magenta}" stroke-width="2"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${palette.buff}" d="M0 0h${width}v${height}H0z"/>${field}${town}` +
    `${compassRose(588, 178, 74)}</svg>`
  );
}
