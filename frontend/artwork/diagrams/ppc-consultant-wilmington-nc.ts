import { palette } from '../palette.ts';
import { sheet } from '../water.ts';
import { grass, stream, streamDepths } from './parts/stream.ts';
import { arrival, depths, leakNames, type Sheet, scaleBar, town } from './parts/stream-names.ts';

const height = 680;
const page: Sheet = {
  course: {
    middle: 360,
    scale: 0.22,
    end: 700,
    mouths: [144, 260, 376, 484],
    reach: 176,
    fall: 46,
  },
  width: 720,
  margin: 36,
  name: 22,
  text: 17,
};

/** A thousand dollars as a river, every branch as wide as its money. */
export function draw(): string {
  return sheet({
    width: page.width,
    height,
    ground: palette.buff,
    body:
      stream(page.course, streamDepths()) +
      grass(page.course) +
      leakNames(page) +
      depths(page) +
      town(page, 606) +
      arrival([36, 604], page, ['reach people who could', 'become customers']) +
      scaleBar([684, 634], page),
  });
}
