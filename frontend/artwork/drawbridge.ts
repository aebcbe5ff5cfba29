import { palette } from './palette.ts';
import { sheet, sheetSize, water } from './water.ts';

const { ink, deep, channel, buff, magenta, shoal } = palette;

/** One leaf of the bridge with its truss, drawn flat; it is turned open about its hinge. */
function leaf(): string {
  return (
    `<path fill="${channel}" stroke="${shoal}" stroke-width="2" d="M0-6h118v8H0z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="1.400" d="M0 2 16 22h84L118 2M16 22 30 2l14 20L58 2l14 20L86 2l14 20"/>`
  );
}

/** AI enablement: a bridge that opens by itself when something needs through. */
export function drawbridge(): string {
  const moon =
    `<circle cx="52" cy="72" r="26" fill="${buff}"/><circle cx="63" cy="65" r="24" fill="${ink}"/>` +
    `<path stroke="${shoal}" stroke-opacity=".6" d="M410 40h4m-2-2v4M150 26h4m-2-2v4M226 62h4m-2-2v4M300 34h4m-2-2v4M438 130h4m-2-2v4M36 116h4m-2-2v4"/>`;
  const tower = (x: number): string =>
    `<path fill="${deep}" stroke="${shoal}" stroke-width="2" d="M${x} 118h44v122h-44z"/>` +
    `<path fill="${shoal}" d="M${x - 6} 110h56v8h-56z"/><path fill="${channel}" stroke="${shoal}" d="M${x + 6} 92h32v18h-32z"/>` +
    `<path fill="${buff}" d="M${x + 12} 97h7v8h-7zm13 0h7v8h-7z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-opacity=".5" d="M${x + 8} 134h28v34h-28zM${x + 8} 178h28v34h-28z"/>`;
  const roads =
    `<path fill="${channel}" stroke="${shoal}" stroke-width="2" d="M-4 176h92v10H-4zM392 176h92v10h-92z"/>` +
    `<path fill="none" stroke="${shoal}" d="M-4 164h92M8 164v12m20-12v12m20-12v12m20-12v12M392 164h92m-80 0v12m20-12v12m20-12v12m20-12v12"/>` +
    `<path fill="${deep}" stroke="${shoal}" stroke-width="1.400" d="M20 186h14v60H20zM446 186h14v60h-14z"/>`;
  const leaves =
    `<g transform="translate(130 178) rotate(-56)">${leaf()}</g>` +
    `<g transform="translate(350 178) scale(-1 1) rotate(-56)">${leaf()}</g>`;
  const lamps =
    `<circle cx="110" cy="82" r="5" fill="${magenta}" stroke="#fff"/><circle cx="370" cy="82" r="5" fill="${magenta}" stroke="#fff"/>` +
    `<path stroke="${shoal}" d="M110 87v5m260-5v5"/>`;
  const sloop =
    `<path fill="${buff}" d="M244 128v84h44c-8-34-22-62-44-84z"/><path fill="${shoal}" d="M236 146v66h-30c6-26 14-46 30-66z"/>` +
    `<path stroke="${shoal}" stroke-width="2" d="M240 116v104"/><path fill="${magenta}" d="M240 116h12l-4 4 4 4h-12z"/>` +
    `<path fill="#fff" d="M200 218h88c-4 12-12 20-22 24h-48c-10-4-16-12-18-24z"/>`;
  const sea = (top: number, tints: string[], seed: number): string =>
    water({ ...sheetSize, seed, top, gap: 22, tints, line: shoal });
  return sheet({
    ground: ink,
    body:
      moon +
      leaves +
      roads +
      tower(88) +
      tower(348) +
      lamps +
      sea(226, ['#174a63'], 4) +
      sloop +
      sea(242, ['#143f57', '#11364b', '#0e2b3d'], 14),
  });
}
