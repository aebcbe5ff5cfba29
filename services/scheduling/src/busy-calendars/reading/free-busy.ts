import { instantOf, timeOf, type ZoneFinder } from './calendar-time.ts';
import { durationOf, parameterOf, readProperty } from './property.ts';
import type { BusySpan } from './reading.ts';
import type { Component } from './walk-components.ts';

/** The busy periods of a VFREEBUSY; tentative ones count. */
export function readFreeBusy(component: Component, zoneOf: ZoneFinder): BusySpan[] {
  return component.lines
    .filter((line) => /^FREEBUSY[;:]/i.test(line))
    .map(readProperty)
    .filter((property) => parameterOf(property, 'fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.values.map((value) => {
        if (!Array.isArray(value)) throw new Error('no period');
        const [start, end]: unknown[] = value;
        const from = instantOf(timeOf(start, property, zoneOf));
        const to = /^[+-]?P/i.test(String(end))
          ? from + durationOf(String(end))
          : instantOf(timeOf(end, property, zoneOf));
        return { from, to, title: null };
      }),
    );
}
