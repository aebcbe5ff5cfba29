/**
 * Draws the pictures of the site anew: `npm run artwork`, or some of them: `npm run artwork -- hero lighthouse`.
 * Same seeds, same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { answeringPennant, answeringPennantNarrow } from './answering-pennant.ts';
import { approach } from './approach.ts';
import { bareContours } from './bare-contours.ts';
import { berth } from './berth.ts';
import { channelBuoys } from './channel-buoys.ts';
import { chartRoom } from './chart-room.ts';
import { drawbridge } from './drawbridge.ts';
import { drawingsIn } from './drawings-in.ts';
import { harborChart } from './harbor-chart.ts';
import { hero } from './hero/hero.ts';
import { landingSheets } from './landing/catalog.ts';
import { lighthouse } from './lighthouse.ts';
import { longleaf } from './longleaf.ts';
import { lostBearing } from './lost-bearing.ts';
import { palette } from './palette.ts';
import { seaOats } from './sea-oats.ts';
import { soundingsContour } from './soundings-contour.ts';
import { tideGauge } from './tide-gauge.ts';
import { tideLine } from './tide-line.ts';
import { unsurveyed } from './unsurveyed.ts';

const folder = new URL('../app/artwork/', import.meta.url);
const largestBytes = 8 * 1024;

const pictures: Record<string, () => string> = {
  hero,
  lighthouse,
  'channel-buoys': channelBuoys,
  'sea-oats': seaOats,
  'tide-gauge': tideGauge,
  drawbridge,
  'tide-line': tideLine,
  'soundings-contour': soundingsContour,
  'harbor-chart': harborChart,
  longleaf,
  'chart-room': chartRoom,
  'answering-pennant': answeringPennant,
  'answering-pennant-narrow': answeringPennantNarrow,
  approach,
  berth,
  'lost-bearing': lostBearing,
  'contours-home': () => bareContours({ seed: 2, fades: true }),
  'contours-about': () => bareContours({ seed: 12, color: palette.channel, fades: true }),
  'contours-lead': () => bareContours({ seed: 6 }),
  'contours-blog': () => bareContours({ seed: 17, color: palette.channel }),
  unsurveyed,
  ...landingSheets,
  ...(await drawingsIn('diagrams', 'diagram')),
  ...(await drawingsIn('articles', 'article')),
};
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = draw();
  const bytes = brotliCompressSync(svg).length;
  if (bytes > largestBytes)
    throw new Error(`${name}.svg takes ${bytes} bytes, more than ${largestBytes}`);
  await writeFile(new URL(`${name}.svg`, folder), `${svg}\n`);
  console.log(`${name}.svg ${bytes} bytes (brotli)`);
}
