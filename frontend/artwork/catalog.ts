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
import { lighthouse } from './lighthouse.ts';
import { longleaf } from './longleaf.ts';
import { lostBearing } from './lost-bearing.ts';
import { palette } from './palette.ts';
import { seaOats } from './sea-oats.ts';
import { soundingsContour } from './soundings-contour.ts';
import { tideGauge } from './tide-gauge.ts';
import { tideLine } from './tide-line.ts';
import { unsurveyed } from './unsurveyed.ts';

/** Every picture that a program draws, by the name of its file in `app/artwork`. */
export const pictures: Record<string, () => string> = {
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
  ...(await drawingsIn('landing', 'landing')),
  ...(await drawingsIn('diagrams', 'diagram')),
  ...(await drawingsIn('articles', 'article')),
};
