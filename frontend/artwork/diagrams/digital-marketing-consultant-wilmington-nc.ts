import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { lines } from './parts/label.ts';
import { dayScale, decisions, months, type Passage, passage } from './parts/passage.ts';

const { buff } = palette;
const [start, day, coast, sea] = [70, 10.8, 176, 290];
const page: Passage = {
  width: 1120,
  height: 560,
  place: (days, out) => [start + days * day, coast + out * sea],
  dayAt: (x, y) => [(x - start) / day, (y - coast) / sea],
  hull: 0.7,
  heading: 90,
};
const plain = { size: 17, face: 'sans' } as const;

/** Ninety days as a passage along a coast: one course, two, and the better one with all boats. */
export function draw(): string {
  const headings = months
    .map(({ name, work }, i) => {
      const x = page.place(i * 30, 0)[0] + 12;
      return lettering(name, [x, 52], { size: 26 }) + lines(work, [x, 82], plain);
    })
    .join('');
  const marks = decisions
    .map(({ day: on, decides }) => {
      const last = on === 90;
      const x = page.place(on, 0)[0] + (last ? -12 : 12);
      return lines([`Day ${on || 1}`, decides], [x, 482], {
        ...plain,
        anchor: last ? 'end' : 'start',
      });
    })
    .join('');
  const names =
    lettering('Luck', page.place(45, 0.54), { size: 26, anchor: 'middle' }) +
    lettering('stopped', page.place(73.5, 0.8), plain);
  return sheet({
    ...page,
    ground: buff,
    body: passage(page) + headings + marks + names + dayScale(page, 1.21),
  });
}
