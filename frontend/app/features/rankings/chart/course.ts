import { addDays, type HistoryPoint } from '@agency/contracts';

export interface Waypoint {
  day: string;
  position: number;
}

/**
 * The lines of a chart: one for each stretch of days without a gap. A figure of an uploaded period holds for all the
 * days that it covers.
 */
export function coursesOf(points: readonly HistoryPoint[]): Waypoint[][] {
  const courses: Waypoint[][] = [];
  const begin = points[0]?.day ?? '';
  let expected = '';
  for (const { day, position, coversDays } of points) {
    if (position === null) continue;
    const from = addDays(day, 1 - coversDays);
    if (from > expected || courses.length === 0) courses.push([]);
    const course = courses.at(-1);
    // A chart that begins in the middle of a period shows the part that is on it.
    const isCut = from < begin;
    if (coversDays > 1) course?.push({ day: isCut ? begin : from, position });
    course?.push({ day, position });
    expected = addDays(day, 1);
  }
  return courses;
}
