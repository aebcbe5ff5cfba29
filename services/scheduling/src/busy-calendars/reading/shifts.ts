import type { CalendarEvent } from './calendar-event.ts';
import { type CalendarTime, instantOf } from './calendar-time.ts';
import { lastUpTo } from './last-up-to.ts';
import type { StepBudget } from './step-budget.ts';
import { toWall, type Zone } from './wall-clock.ts';

/** An event that changes the rest of a series, starting with one of its occurrences. */
interface Shift {
  from: number;
  replaces: CalendarTime;
  event: CalendarEvent;
}

function shiftsOf(event: CalendarEvent): Shift[] {
  const { replaces, isThisAndFuture } = event;
  return replaces && isThisAndFuture ? [{ from: instantOf(replaces), replaces, event }] : [];
}

/** How far the event moves occurrences in a zone. */
function movedBy({ replaces, event }: Shift, zone: Zone): number {
  const wallHere = (time: CalendarTime) =>
    time.isDate ? time.wall : toWall(zone, instantOf(time));
  return wallHere(event.start) - wallHere(replaces);
}

/** (!) A UID may have as many of them as it has series: never loop over all of them for each series. */
export class Shifts {
  readonly areAllFree: boolean;
  private readonly sorted: readonly Shift[];
  private readonly budget: StepBudget;
  private readonly furthestIn = new Map<Zone, number>();

  constructor(overrides: readonly CalendarEvent[], budget: StepBudget) {
    this.budget = budget;
    this.sorted = overrides.flatMap(shiftsOf).sort((one, other) => one.from - other.from);
    this.areAllFree = this.sorted.every(({ event }) => event.isFree);
  }

  /** The event that replaces the series for an occurrence, and where it moves it. */
  of(start: CalendarTime): { event: CalendarEvent; start: CalendarTime } | null {
    const shift = lastUpTo(this.sorted, instantOf(start), ({ from }) => from);
    if (!shift) return null;
    const moved = { ...start, wall: start.wall + movedBy(shift, start.zone) };
    return { event: shift.event, start: moved };
  }

  /** How far an occurrence in a zone is moved at most. */
  furthest(zone: Zone): number {
    const known = this.furthestIn.get(zone);
    if (known !== undefined) return known;
    let most = 0;
    for (const shift of this.sorted) {
      this.budget.spendOfFile();
      most = Math.max(most, Math.abs(movedBy(shift, zone)));
    }
    this.furthestIn.set(zone, most);
    return most;
  }
}
