import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, magenta, shoal } = palette;
const header = { y: 152, half: 11 } as const;
const end = 240;
/** What a click may cost for each job, and how wide its pipe is: drain, repair, heater, sewer, repipe. */
const jobs = [
  { x: 62, may: 4, half: 6 },
  { x: 122, may: 7, half: 8 },
  { x: 190, may: 29, half: 12 },
  { x: 266, may: 43, half: 15 },
  { x: 350, may: 52, half: 18 },
] as const;
const clickCosts = 20;

type Job = (typeof jobs)[number];

function handwheel({ x, half }: Job, open: boolean): string {
  const [y, r] = [190, half * 0.6 + 9];
  const spokes = [0, 60, 120].map((degrees) => {
    const turn = ((degrees + (open ? 30 : 0)) * Math.PI) / 180;
    const [dx, dy] = [round(Math.cos(turn) * r), round(Math.sin(turn) * r)];
    return `M${x - dx} ${190 - dy}L${x + dx} ${190 + dy}`;
  });
  const color = open ? shoal : magenta;
  const ring = (width: number, stroke: string): string =>
    `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return (
    line(spokes.join(''), 4, ink) +
    ring(7, ink) +
    ring(4, color) +
    line(spokes.join(''), 2, color) +
    disc(color, x, y, 3.5)
  );
}

/** A drop with its valve, its tag and, where the job can pay, its water. */
function outfall(job: Job): string {
  const { x, half, may } = job;
  const open = may > clickCosts;
  const pipe =
    solid(
      channel,
      `M${x - half} ${header.y + header.half}h${half * 2}v${end - header.y - header.half}h-${half * 2}z`,
      shoal,
    ) + line(`M${x - half * 0.4} 170v${end - 174}`, 1, shoal);
  const flange = (y: number): string =>
    solid(channel, `M${x - half - 5} ${y}h${half * 2 + 10}v6h-${half * 2 + 10}z`, shoal);
  const stream = open
    ? flat(shoal, `M${x - half + 2} ${end}h${half * 2 - 4}v34h-${half * 2 - 4}z`) +
      line(`M${x - half / 2} ${end + 4}v26M${x + half / 3} ${end + 8}v22`, 1, channel)
    : flat(shoal, `M${x} ${end + 6}q4 6 0 8-4-2 0-8z`);
  const tag =
    solid(buff, `M${x - 17} 212h34v17h-34z`, ink, 1) +
    lettering(`$${may}`, [x, 225.5], { size: 13, face: 'bold', anchor: 'middle' });
  return stream + pipe + flange(164) + flange(end - 4) + handwheel(job, open) + tag;
}

/** What a click costs tonight: the pressure every pipe is measured against. */
function gauge(): string {
  const [x, y, r] = [156, 72, 44];
  const on = (share: number, distance: number): string => {
    const turn = ((-225 + share * 270) * Math.PI) / 180;
    return `${round(x + Math.cos(turn) * distance)} ${round(y + Math.sin(turn) * distance)}`;
  };
  let ticks = '';
  for (let i = 0; i <= 12; i++) ticks += `M${on(i / 12, i % 2 === 0 ? 29 : 33)}L${on(i / 12, 36)}`;
  return (
    solid(channel, `M${x - 6} 112h12v36h-12zM${x - 11} 128h22v8h-22z`, shoal) +
    disc(channel, x, y, r, shoal) +
    disc(buff, x, y, r - 6, ink) +
    line(ticks, 1) +
    line(`M${on(clickCosts / 60 + 2 / 3, 9)}L${on(clickCosts / 60, 30)}`, 2, magenta) +
    disc(magenta, x, y, 4) +
    lettering(`$${clickCosts}`, [x, y + 26], { size: 16, face: 'bold', anchor: 'middle' })
  );
}

/** At twenty dollars a click the small drains stay shut: valves by what a job can pay, and a light on for whoever rings at night. */
export function draw(): string {
  const stars = line(
    'M40 40h4m-2-2v4M86 92h3M236 32h4m-2-2v4M262 76h3M452 28h4m-2-2v4M280 24h3M24 84h3',
    1,
    shoal,
  );
  const wall =
    flat(deep, 'M0 118h480v190H0z') +
    line(
      'M0 142h480M0 170h480M0 198h480M0 226h480M0 254h480M34 118v24m92-24v24m92-24v24m92-24v24m92-24v24M80 142v28m92-28v28m92-28v28m92-28v28m92-28v28M34 170v28m92-28v28m92-28v28m92-28v28m92-28v28M80 198v28m92-28v28m92-28v28m92-28v28m92-28v28M34 226v28m92-28v28m92-28v28m92-28v28m92-28v28',
      1,
      '#1a4f69',
    ) +
    solid(channel, 'M-4 110h488v11H-4z', shoal);
  const house =
    solid(deep, 'M312 110V64h116v46z', shoal) +
    solid(channel, 'M302 66l16-28h104l16 28z', shoal) +
    flat(buff, 'M328 76h36v22h-36z') +
    line('M346 76v22m-18-11h36', 1) +
    solid(ink, 'M388 110V76h24v34z', shoal, 1) +
    disc(buff, 394, 94, 1.5) +
    solid(channel, 'M352 38V22h10v16z', shoal, 1) +
    line('M318 66h104', 1, shoal);
  const pipes =
    solid(
      channel,
      `M392 110h22v${header.y + header.half - 110}H48v-${header.half * 2}h344z`,
      shoal,
    ) +
    solid(channel, `M42 ${header.y - 15}h7v30h-7zM386 126h34v7h-34z`, shoal) +
    line(`M56 ${header.y - 5}H392`, 1, shoal);
  const sea = water({
    ...sheetSize,
    seed: 101,
    top: 266,
    gap: 15,
    tints: ['#1c5a75', '#174a63'],
    line: shoal,
  });
  const splash = line(
    jobs
      .filter(({ may }) => may > clickCosts)
      .map(({ x, half }) => `M${x - half - 10} 275q5-6 10 0t10 0M${x + half - 8} 277q5-6 10 0t10 0`)
      .join(''),
    1,
    '#fff',
  );
  return sheet({
    ground: ink,
    body: stars + house + wall + gauge() + pipes + jobs.map(outfall).join('') + sea + splash,
  });
}
