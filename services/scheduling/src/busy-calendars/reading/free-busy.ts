import { instantOf, timeOf, type ZoneFinder } from './calendar-time.ts';
import type { Doubts } from './doubts.ts';
import { lengthFor, lengthTo, msOf, unknownLength } from './event-length.ts';
import { nameOf, parameterOf, readProperty, valuesOf } from './property.ts';
import type { BusySpan } from './reading.ts';
import type { Component } from './walk-components.ts';

/** The busy periods of a VFREEBUSY; tentative ones count. One whose start is unknown is a doubt. */
export function readFreeBusy(component: Component, zoneOf: ZoneFinder, doubts: Doubts): BusySpan[] {
  doubts.hides('FREEBUSY');
  return component.lines
    .filter((line) => nameOf(line) === 'FREEBUSY')
    .map(readProperty)
    .filter((property) => parameterOf(property, 'fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      valuesOf(property).flatMap((value) => {
        const [from = '', to = ''] = value.split('/', 2);
        const start = doubts.attempt(() => timeOf(from, property, zoneOf));
        if (!start) return [];
        if (!start.isExact) doubts.raise();
        const length = /^[+-]?P/i.test(to)
          ? lengthFor(to, start, doubts)
          : lengthTo(to, start, property, zoneOf, doubts);
        const instant = instantOf(start);
        return { from: instant, to: instant + msOf(length ?? unknownLength(start)), title: null };
      }),
    );
}
