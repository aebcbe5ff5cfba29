import { wallOf } from './calendar-time.ts';
import { expandRule } from './expand-rule.ts';
import { lastUpTo } from './last-up-to.ts';
import { limits } from './limits.ts';
import { nameOf, readProperty, valuesOf } from './property.ts';
import type { Period } from './reading.ts';
import { type Rule, readRule } from './rule.ts';
import type { StepBudget } from './step-budget.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Component } from './walk-components.ts';
import { dayMs, type Zone } from './wall-clock.ts';

interface Change {
  at: number;
  before: number;
  offset: number;
}

/** Milliseconds of +0530, -05:00 or +005328. */
function offsetOf(value: string): number {
  const match = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(value);
  if (!match) throw new Error('no offset');
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

const isYearly = ({ frequency, hours, minutes }: Rule) =>
  frequency === 'YEARLY' && hours.length === 0 && minutes.length === 0;

/** When a STANDARD or DAYLIGHT component takes effect, in and around the window. */
function changesOf(part: Component, window: Period, budget: StepBudget): Change[] {
  const properties = part.lines.map(readProperty);
  const firstOf = (name: string) => properties.find((entry) => entry.name === name)?.value ?? '';
  const before = offsetOf(firstOf('TZOFFSETFROM'));
  const offset = offsetOf(firstOf('TZOFFSETTO'));
  const start = wallOf(firstOf('DTSTART'));
  const span = { from: window.from - 400 * dayMs, to: window.to + 400 * dayMs };
  const walls = properties.flatMap((property) => {
    if (property.name === 'RDATE') return valuesOf(property).map(wallOf);
    if (property.name !== 'RRULE') return [];
    const rule = readRule(property.value);
    // (!) A rule by the second would expand over the zone's whole history.
    if (!rule?.isExact || !isYearly(rule)) throw new Error('no yearly rule');
    const until = rule.until === null ? Number.POSITIVE_INFINITY : wallOf(rule.until) + dayMs;
    return expandRule(rule, start, { ...span, to: Math.min(span.to, until) }, budget);
  });
  return [start, ...walls].map((wall) => ({ at: wall - before, offset, before }));
}

/** (!) A part without its rule would have another offset for half of each year. */
function mayMissRules(component: Component): boolean {
  const isStray = component.lines.some((line) => nameOf(line) !== 'TZID');
  return (
    isStray ||
    [component, ...component.parts].some(({ isDamaged, hidden }) => isDamaged || hidden.size > 0)
  );
}

/** A zone from a file's VTIMEZONE; null if its rules are unsupported or damaged. */
export function fileZone(component: Component, window: Period, budget: StepBudget): Zone | null {
  if (mayMissRules(component)) return null;
  try {
    const changes = component.parts
      .flatMap((part) => changesOf(part, window, budget))
      .sort((one, other) => one.at - other.at);
    const [earliest] = changes;
    if (!earliest || changes.length > limits.maxZoneChanges) return null;
    return {
      offsetAt: (instant) => lastUpTo(changes, instant, ({ at }) => at)?.offset ?? earliest.before,
    };
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error;
    return null;
  }
}
