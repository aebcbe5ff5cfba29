import { palette } from './palette.ts';
import { sheet, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;
const size = { width: 480, height: 360 } as const;

function piling(x: number, top: number): string {
  return (
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${x} ${top}h12v${330 - top}h-12z"/>` +
    `<path stroke="${ink}" d="M${x + 4} ${top + 14}v44m4-20v60"/>`
  );
}

/** A booked call: made fast at the pier, lines on, light on. */
export function berth(): string {
  const town =
    `<path fill="${sand}" stroke="${ink}" d="M-4 150c60-14 150-12 230-4 90 8 180 0 258-8v30H-4z"/>` +
    `<path fill="${buff}" stroke="${ink}" d="M52 142v-26l18-14 18 14v24zM96 140v-40h30v38zM150 138v-22h34v22zM388 140v-30l16-12 16 12v28z"/>` +
    `<path fill="none" stroke="${ink}" d="M111 100V78m-4 6h8M300 140v-12m8 13v-16m8 15v-11"/>`;
  const back = water({
    ...size,
    seed: 25,
    top: 166,
    gap: 34,
    tints: [shallows, shoal, '#b5d5de'],
    line: channel,
  });
  const sloop =
    `<path stroke="${ink}" stroke-width="3" d="M196 48v204"/><path fill="none" stroke="${ink}" d="M196 50 92 252M196 50l112 196"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M200 232h92c4 0 4 12 0 12h-92z"/>` +
    `<path fill="${magenta}" d="M196 48h26l-7 6 7 6h-26z"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M150 240h74v16h-74z"/><path fill="${ink}" d="M160 245h12v6h-12zm20 0h12v6h-12zm20 0h12v6h-12z"/>` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M84 254h232c-4 22-16 36-34 44H128c-22-8-38-22-44-44z"/><path stroke="#fff" d="M96 265h208"/>`;
  const front = water({
    ...size,
    seed: 26,
    top: 290,
    gap: 30,
    tints: ['#98c2cf', '#7fb0c2'],
    line: channel,
  });
  const pier =
    `${piling(352, 188)}${piling(412, 188)}${piling(462, 188)}` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M336 214h160v14H336z"/><path stroke="${ink}" d="M360 214v14m24-14v14m24-14v14m24-14v14m24-14v14"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M306 256c20-4 38-20 50-50M300 268c40 4 90-20 116-62"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M440 214v-66"/><circle cx="440" cy="140" r="10" fill="${magenta}" stroke="${ink}" stroke-width="2"/>`;
  return sheet({ ...size, ground: buff, body: town + back + pier + sloop + front });
}
