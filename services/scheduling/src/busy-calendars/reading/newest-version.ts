import type { CalendarEvent } from './calendar-event.ts';
import { Exceptions } from './exceptions.ts';
import { untilWall } from './series-starts.ts';

const isMaster = ({ replaces }: CalendarEvent) => replaces === null;

/** Whether a series ended before another begins: one UID may have several parts, one after the other. */
function isEarlierPart({ rules, start }: CalendarEvent, next: CalendarEvent): boolean {
  return (
    rules.length > 0 &&
    rules.every(({ rule }) => rule?.until != null && untilWall(rule.until, start) < next.start.wall)
  );
}

/**
 * Without the versions of a series that a newer one, by its SEQUENCE, supersedes: the whole one, and its changed dates
 * that the newer excludes. Only what is written decides: an event that may be damaged supersedes nothing.
 */
export function newestVersion(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  let newest: CalendarEvent | null = null;
  for (const event of events) {
    if (!isMaster(event) || event.isDoubtful || event.sequence === null) continue;
    if (newest === null || event.sequence > (newest.sequence ?? 0)) newest = event;
  }
  if (newest === null) return events;
  const last = newest;
  const isOlder = ({ sequence }: CalendarEvent) =>
    sequence !== null && sequence < (last.sequence ?? 0);
  const excluded = new Exceptions(last.start, last.excluded);
  const hasOlderSeries = events.some(
    (event) => isMaster(event) && isOlder(event) && !isEarlierPart(event, last),
  );
  return events.filter((event) => {
    if (!isOlder(event)) return true;
    if (isMaster(event)) return isEarlierPart(event, last);
    const { replaces } = event;
    return !(
      hasOlderSeries ||
      (replaces &&
        excluded.has(last.start.isDate ? { ...replaces, zone: last.start.zone } : replaces))
    );
  });
}
