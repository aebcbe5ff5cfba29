import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { lines } from './parts/label.ts';
import { dayScale, decisions, months, type Passage, passage } from './parts/passage.ts';

const { buff } = palette;
const [start, day, coast, sea] = [36, 8.2, 198, 176];
const page: Passage = {
  width: 400,
  height: 830,
  place: (days, out) => [coast - out * sea, start + days * day],
  dayAt: (x, y) => [(y - start) / day, (coast - x) / sea],
  hull: 0.6,
  heading: 180,
};
const plain = { size: 15, face: 'sans' } as const;
const column = 222;

/** The passage for a phone: the days run down the sheet, the words stand ashore. */
export function draw(): string {
  const headings = months
    .map(({ name, work }, i) => {
      const y = page.place(i * 30 + 11, 0)[1];
      return lettering(name, [column, y], { size: 21 }) + lines(work, [column, y + 26], plain);
    })
    .join('');
  const marks = decisions
    .map(({ day: on, decides }) => {
      const y = page.place(on, 0)[1];
      return lines([`Day ${on || 1}`, decides], [column, on === 90 ? y - 24 : y + 5], plain);
    })
    .join('');
  const names =
    lettering('Luck', page.place(46, 0.51), { size: 21, anchor: 'middle' }) +
    lettering('stopped', page.place(76, 0.76), { ...plain, anchor: 'middle' });
  return sheet({
    ...page,
    ground: buff,
    body: passage(page) + headings + marks + names + dayScale(page, 1.05),
  });
}
