import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { grass, stream, streamDepths } from './parts/stream.ts';
import { arrival, depths, leakNames, type Sheet, scaleBar, town } from './parts/stream-names.ts';

const height = 800;
const page: Sheet = {
  course: { middle: 194, scale: 0.12, end: 820, mouths: [160, 290, 420, 540], reach: 84, fall: 36 },
  width: 400,
  margin: 12,
  name: 18,
  text: 15,
};

/** The stream of a thousand dollars for a phone: a narrower river, the same shares. */
export function draw(): string {
  return sheet({
    width: page.width,
    height,
    ground: palette.buff,
    body:
      stream(page.course, streamDepths(0.75)) +
      grass(page.course) +
      leakNames(page) +
      depths(page) +
      town(page, 670) +
      arrival([12, 730], page, ['reach people', 'who could become', 'customers']) +
      scaleBar([388, 750], page),
  });
}
