import type { HistoryPoint } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { formatCount, formatCtr, formatPosition } from '../figures/format-figures';

/** One day in a line: `Nov 18, 2026: position 8.4, 12 clicks, 340 impressions, 3.5% CTR`. */
export function describePoint({
  day,
  position,
  clicks,
  impressions,
  ctr,
  coversDays,
}: HistoryPoint): string {
  const date = formatShortDay(day);
  if (clicks === null) return `${date}: no figures`;
  const days = coversDays > 1 ? `${coversDays} days to ${date}` : date;
  const parts = [
    position === null ? 'no position' : `position ${formatPosition(position)}`,
    `${formatCount(clicks)} ${clicks === 1 ? 'click' : 'clicks'}`,
    `${formatCount(impressions)} ${impressions === 1 ? 'impression' : 'impressions'}`,
    ctr !== null && `${formatCtr(ctr)} CTR`,
  ];
  return `${days}: ${parts.filter(Boolean).join(', ')}`;
}

/** What the whole picture says. */
export function describeHistory(what: string, points: readonly HistoryPoint[]): string {
  const known = points.flatMap(({ day, position }) =>
    position === null ? [] : [{ day, position }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${what}: no figures in these days`;
  const positions = known.map(({ position }) => position);
  const gaps = points.filter(
    ({ coversDays }, index) => coversDays === 0 && !isCovered(points, index),
  );
  const sentence =
    `${what}: ${formatPosition(first.position)} on ${formatShortDay(first.day)}, ` +
    `${formatPosition(last.position)} on ${formatShortDay(last.day)}; ` +
    `best ${formatPosition(Math.min(...positions))}, worst ${formatPosition(Math.max(...positions))}`;
  if (gaps.length === 0) return sentence;
  return `${sentence}; ${gaps.length} ${gaps.length === 1 ? 'day' : 'days'} without figures`;
}

/** Whether the period of a later upload holds for this day. */
function isCovered(points: readonly HistoryPoint[], index: number): boolean {
  return points.some(
    ({ coversDays }, later) => later > index && coversDays > 1 && later - coversDays < index,
  );
}
