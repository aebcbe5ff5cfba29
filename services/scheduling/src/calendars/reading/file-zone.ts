import { wallOf } from './calendar-time.ts';
import { expandRule } from './expand-rule.ts';
import { readProperty } from './property.ts';
import type { Span } from './reading.ts';
import { type Rule, readRule } from './rule.ts';
import type { StepBudget } from './step-budget.ts';
import type { Component } from './walk-components.ts';
import { dayMs, type Zone } from './wall-clock.ts';

interface Change {
  at: number;
  offset: number;
}

/** Milliseconds of +0530, -05:00 or +005328. */
function offsetOf(value: unknown): number {
  const match = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(String(value));
  if (!match) throw new Error('no offset');
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

const isYearly = ({ frequency, hours, minutes }: Rule) =>
  frequency === 'YEARLY' && hours.length === 0 && minutes.length === 0;

/** When one STANDARD or DAYLIGHT begins to hold, in and around the window. */
function changesOf(part: Component, window: Span, budget: StepBudget): [Change[], number] {
  const properties = part.lines.map(readProperty);
  const firstOf = (name: string) => properties.find((entry) => entry.name === name)?.values[0];
  const before = offsetOf(firstOf('TZOFFSETFROM'));
  const offset = offsetOf(firstOf('TZOFFSETTO'));
  const start = wallOf(firstOf('DTSTART'));
  const walls = [start];
  for (const property of properties) {
    if (property.name === 'RDATE') walls.push(...property.values.map(wallOf));
    if (property.name !== 'RRULE') continue;
    const rule = readRule(property);
    // (!) Such a zone would be asked for an offset every second of its history.
    if (!rule || !isYearly(rule)) throw new Error('no yearly rule');
    const until = rule.until === null ? Number.POSITIVE_INFINITY : wallOf(rule.until);
    const span = {
      from: window.from - 400 * dayMs,
      to: Math.min(window.to + 400 * dayMs, until + dayMs),
    };
    walls.push(...expandRule(rule, start, span, budget));
  }
  return [walls.map((wall) => ({ at: wall - before, offset })), before];
}

/** A zone by a file's VTIMEZONE; null when its rules cannot be followed. */
export function fileZone(component: Component, window: Span, budget: StepBudget): Zone | null {
  const changes: Change[] = [];
  let earliest: { at: number; before: number } | null = null;
  try {
    for (const part of component.parts) {
      const [ofPart, before] = changesOf(part, window, budget);
      changes.push(...ofPart);
      const first = Math.min(...ofPart.map(({ at }) => at));
      if (!earliest || first < earliest.at) earliest = { at: first, before };
    }
  } catch {
    return null;
  }
  if (!earliest) return null;
  const initial = earliest.before;
  changes.sort((one, other) => one.at - other.at);
  return { offsetAt: (instant) => changes.findLast(({ at }) => at <= instant)?.offset ?? initial };
}
