import { palette } from '../../palette.ts';
import { type Point, round, smoothPath } from '../../path.ts';
import { largeLettering } from './large-lettering.ts';

const { ink, channel, magenta, sand } = palette;

export interface Depth {
  name: string;
  /** Of every hundred dollars. */
  dollars: number;
  says: readonly string[];
  judge: readonly string[];
}

export const depths: readonly Depth[] = [
  {
    name: 'Offshore: strangers',
    dollars: 60,
    says: ['Show the work and the place.', 'Ask for nothing but attention.'],
    judge: ['Judge by the cost of a person', 'who watched half.'],
  },
  {
    name: 'Inshore: they have seen you',
    dollars: 25,
    says: ['Prices, proof, the answer', 'to the one doubt everybody has.'],
    judge: ['Judge by the cost of a visit', 'to the page that matters.'],
  },
  {
    name: 'At the dock: they asked',
    dollars: 15,
    says: ['The offer with a date on it.'],
    judge: ['Judge by the cost', 'of a booked job.'],
  },
];

export interface Section {
  width: number;
  height: number;
  surface: number;
  /** Units of depth per dollar. */
  scale: number;
  /** Where each depth's bed begins and ends. */
  beds: readonly (readonly [number, number])[];
  boats: readonly number[];
  boat: number;
  /** The size of the figures, as a multiple of the names' size. */
  figure: number;
  name: number;
  text: number;
}

export const bedOf = ({ surface, scale }: Section, i: number): number =>
  surface + (depths[i]?.dollars ?? 0) * scale;

/** The water in bands: the shallower depths run on over the deeper ones. */
function water(section: Section): string {
  const { width, height, surface } = section;
  return ['#cfe5ea', '#b5d5de', '#98c2cf']
    .map((tint, i) => {
      const top = i === 0 ? surface : bedOf(section, 3 - i);
      return `<path fill="${tint}" stroke="${channel}" d="M-2 ${top}h${width + 4}V${height}H-2z"/>`;
    })
    .join('');
}

/** The bed lies as deep as each group's share of the money. */
function seabed(section: Section): string {
  const { width, height, surface, beds } = section;
  const points: Point[] = beds.flatMap(([from, to], i): Point[] => {
    const y = bedOf(section, i);
    return [
      [from, y],
      [from + (to - from) * 0.35, y + 3],
      [to - (to - from) * 0.3, y - 2],
      [to, y - 4],
    ];
  });
  const shore = beds.at(-1)?.[1] ?? width;
  const bed = smoothPath([
    [-20, bedOf(section, 0)],
    ...points,
    [shore + 26, surface - 8],
    [shore + 50, surface - 26],
    [width + 20, surface - 30],
  ]);
  return `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="${bed}V${height + 5}H-20z"/>`;
}

/** A sloop in profile; at the dock her sails are down. */
function sloop([x, y]: Point, scale: number, sailing: boolean): string {
  const sails = sailing
    ? `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M-4-16v-62l-34 62zM6-16v-52l30 52z"/>`
    : `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M-40-22h36v6h-36z"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path stroke="${ink}" stroke-width="3" d="M1-8v-76"/>${sails}` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M-48-12h104c-6 12-16 20-28 22h-62c-8-4-12-12-14-22z"/></g>`
  );
}

/** A lead line from the boat to the bed, marked every five dollars, and what it reads. */
function leadLine(section: Section, i: number): string {
  const x = (section.boats[i] ?? 0) - 30 * section.boat;
  const { surface, scale, name } = section;
  const dollars = depths[i]?.dollars ?? 0;
  const bed = bedOf(section, i);
  let marks = '';
  for (let at = 5; at < dollars; at += 5) marks += `M${x - 5} ${surface + at * scale}h10`;
  return (
    `<path stroke="${ink}" stroke-width="2" d="M${x} ${surface}V${bed - 14}${marks}"/>` +
    `<path fill="${ink}" d="M${x - 3} ${bed - 18}h6l4 17h-14z"/>` +
    largeLettering(
      `$${dollars}`,
      [x + 5 + 10 * section.boat, round((surface + bed) / 2 + name * 0.55)],
      { size: name, times: section.figure },
    )
  );
}

/** Pilings and planks into the shallow end. */
function dock(section: Section): string {
  const [, to = 0] = section.beds.at(-1) ?? [];
  const { surface, boat } = section;
  const start = to - 76 * boat;
  const end = to + 46;
  const bed = bedOf(section, 2);
  let pilings = '';
  for (let x = start + 10; x < to + 10; x += 38 * boat)
    pilings += `M${round(x)} ${surface - 34}h9V${bed + 3}h-9z`;
  return `<path fill="#fff" stroke="${ink}" stroke-width="2" d="${pilings}M${round(start)} ${surface - 24}H${end}v9H${round(start)}z"/>`;
}

/** Where they are all wanted: a shop on the shore. */
function shop({ beds, surface, boat }: Section): string {
  const [, shore = 0] = beds.at(-1) ?? [];
  return (
    `<g transform="translate(${round(shore + 28 + 26 * boat)} ${surface - 20}) scale(${boat})"><path fill="${sand}" stroke="${ink}" stroke-width="2" d="M4 0v-40h48V0z"/>` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="m-4-38 32-24 32 24z"/><path fill="${ink}" d="M12 0v-26h12V0zM32-26h12v12H32z"/></g>`
  );
}

/** The way from depth to depth. */
function course({ boats, boat, surface }: Section): string {
  const legs = boats.slice(0, -1).map((x, i) => {
    const [from, to] = [x + 66 * boat, (boats[i + 1] ?? 0) - 62 * boat];
    return `M${from} ${surface - 14}H${to}m-9-6 9 6-9 6`;
  });
  return `<path fill="none" stroke="${magenta}" stroke-width="2" d="${legs.join('')}"/>`;
}

/** Three groups of people as water of three depths, and one way in. */
export function section(page: Section): string {
  return (
    shop(page) +
    water(page) +
    dock(page) +
    seabed(page) +
    page.boats
      .map((x, i) => leadLine(page, i) + sloop([x, page.surface], page.boat, i < 2))
      .join('') +
    course(page)
  );
}
