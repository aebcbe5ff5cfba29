import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { depths, type Section, section } from './parts/depths.ts';
import { lines } from './parts/label.ts';
import { largeLettering } from './parts/large-lettering.ts';

const { buff, ink } = palette;
const page: Section = {
  width: 400,
  height: 830,
  surface: 150,
  scale: 4,
  beds: [
    [0, 108],
    [134, 206],
    [228, 322],
  ],
  boats: [52, 168, 250],
  boat: 0.55,
  figure: 1.1,
  name: 20,
  text: 15,
};
const plain = { size: page.text, face: 'sans' } as const;

/** The three depths for a phone: the section small, what it says in the sand below. */
export function draw(): string {
  const words = depths
    .map(({ name, dollars, says, judge }, i) => {
      const y = 456 + i * 128;
      return (
        `<path stroke="${ink}" stroke-opacity=".4" d="M20 ${y - 28}h360"/>` +
        lettering(name, [20, y], { size: page.name }) +
        largeLettering(`$${dollars}`, [380, y + 2], {
          size: page.name,
          times: page.figure,
          anchor: 'end',
        }) +
        lines([...says, ...judge], [20, y + 25], plain)
      );
    })
    .join('');
  const title =
    lettering('Of every 100 dollars', [20, 42], { size: page.name }) +
    lettering('The deeper the water, the more of them', [20, 68], plain);
  return sheet({ ...page, ground: buff, body: section(page) + words + title });
}
