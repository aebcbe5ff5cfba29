import type { CalendarEvent, ExtraDate } from './calendar-event.ts';
import { type CalendarTime, instantOf, writtenTime } from './calendar-time.ts';
import { expandRule } from './expand-rule.ts';
import type { Period, ReadingWarning } from './reading.ts';
import { guessRules, type Rule } from './rule.ts';
import type { StepBudget } from './step-budget.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import { dayMs, dayOf, toWall } from './wall-clock.ts';

export interface Surroundings {
  window: Period;
  budget: StepBudget;
  warn(warning: ReadingWarning): void;
}

/**
 * The last wall time that an UNTIL allows, inclusive. (!) Google writes a day for series with a time, others write
 * local times.
 */
export function untilWall(until: string, { isDate, zone }: CalendarTime): number {
  const { wall, isDate: isDay, offset } = writtenTime(until);
  if (isDay) return wall + dayMs - 1;
  // Midnight UTC represents a day for all-day series.
  if (offset === null || (isDate && wall % dayMs === 0)) return wall;
  return toWall(zone, wall - offset);
}

function expand(rule: Rule, start: CalendarTime, span: Period, budget: StepBudget): number[] {
  const last = rule.until === null ? span.to : Math.min(span.to, untilWall(rule.until, start));
  return expandRule(rule, start.wall, { from: span.from, to: last }, budget);
}

/** A rule's dates; null for one that is not understood, or takes too long. */
function datesOf(rule: Rule | null, start: CalendarTime, span: Period, budget: StepBudget) {
  try {
    return rule && expand(rule, start, span, budget);
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error;
    return null;
  }
}

/** (!) All days on which a rule that is not understood may fall: doubt never frees time. */
function guessedStarts(
  text: string,
  event: CalendarEvent,
  span: Period,
  budget: StepBudget,
): ExtraDate[] {
  const { start, length } = event;
  const { rules, isWholeDay } = guessRules(text, start.wall);
  return rules.flatMap((rule) =>
    expand(rule, start, span, budget).map((wall) =>
      isWholeDay
        ? { start: { ...start, wall: dayOf(wall) * dayMs, isDate: true }, length: { days: 1 } }
        : { start: { ...start, wall }, length },
    ),
  );
}

/** The starts of a series in a span of wall time: its first, its dates by rule, and the listed ones. */
export function startsOf(
  event: CalendarEvent,
  span: Period,
  { window, budget, warn }: Surroundings,
) {
  const { start } = event;
  const walls = new Set<number>([start.wall]);
  const starts: ExtraDate[] = [];
  for (const { text, rule } of event.rules) {
    const dates = datesOf(rule, start, span, budget);
    for (const wall of dates ?? []) walls.add(wall);
    const guessed = dates ? [] : guessedStarts(text, event, span, budget);
    starts.push(...guessed);
    const isDoubtful = dates === null || rule?.isExact === false;
    const isInWindow = [...(dates ?? []), ...guessed.map((entry) => entry.start.wall)].some(
      (wall) => wall >= window.from - 2 * dayMs,
    );
    if (isDoubtful && isInWindow && !event.isFree) {
      warn({ title: event.title, reason: 'refused-rule' });
    }
  }
  starts.push(...[...walls].map((wall) => ({ start: { ...start, wall }, length: event.length })));
  const known = new Set(starts.map((entry) => instantOf(entry.start)));
  for (const extra of event.extraDates) {
    if (known.has(instantOf(extra.start)) && extra.length === null) continue;
    starts.push({ start: extra.start, length: extra.length ?? event.length });
  }
  return starts;
}
