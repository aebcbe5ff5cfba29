import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { bedOf, depths, type Section, section } from './parts/depths.ts';
import { lines } from './parts/label.ts';
import { largeLettering } from './parts/large-lettering.ts';

const { buff, magenta } = palette;
const page: Section = {
  width: 1120,
  height: 600,
  surface: 214,
  scale: 5,
  beds: [
    [0, 404],
    [458, 744],
    [806, 1004],
  ],
  boats: [100, 546, 870],
  boat: 0.9,
  figure: 1.5,
  name: 26,
  text: 17,
};
const columns = [40, 470, 822];

const plain = { size: page.text, face: 'sans' } as const;

/** Paid social in section: the deeper the water, the more of the money works there. */
export function draw(): string {
  const words = depths
    .map(({ name, says, judge }, i) => {
      const x = columns[i] ?? 0;
      return (
        lettering(name, [x, 54], { size: page.name }) +
        lines(says, [x, 84], plain) +
        lines(judge, [x, bedOf(page, i) + 36], plain)
      );
    })
    .join('');
  const passages =
    lettering('watched or visited', [222, 186], { ...plain, color: magenta }) +
    lettering('opened the form', [642, 186], { ...plain, color: magenta });
  const title =
    lettering('of every $100', [91, 406], plain) +
    largeLettering('The deeper the water,', [470, 510], { ...plain, times: 1.5 }) +
    largeLettering('the more of the money.', [470, 542], { ...plain, times: 1.5 });
  return sheet({ ...page, ground: buff, body: section(page) + words + passages + title });
}
