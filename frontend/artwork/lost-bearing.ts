import { palette } from './palette.ts';
import { compassRose } from './symbols.ts';
import { sheet, water } from './water.ts';

const size = { width: 480, height: 360 } as const;

/** No contact, no bearing: an empty sea under a rose. */
export function lostBearing(): string {
  const { buff, channel, shallows, shoal } = palette;
  const sea = water({
    ...size,
    seed: 61,
    top: 222,
    gap: 32,
    tints: [shallows, shoal, '#b5d5de', '#98c2cf'],
    line: channel,
  });
  return sheet({ ...size, ground: buff, body: sea + compassRose(240, 186, 128) });
}
