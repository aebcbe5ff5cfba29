import type { DateOrder } from '@agency/contracts';
import { type DateParts, dayOf, splitDate, type WrittenDate, withTime } from './written-date.js';

/**
 * Which number of `3/4/2026` is the month, as far as the dates of a column tell. `mixed`: some begin with the month and
 * others with the day, so only those that cannot be both are read.
 */
type FoundOrder = DateOrder | 'mixed' | 'unsure' | 'none';

/** The dates of a column: all of them together decide which number is the month. */
export class DateColumn {
  readonly order: FoundOrder;
  private readonly dottedOrder: FoundOrder;

  /**
   * @param texts - All cells of the column.
   * @param otherwise - The order if they leave it open. Dates with dots begin with the day then, as everywhere in Europe.
   */
  constructor(
    texts: readonly string[],
    private readonly otherwise: DateOrder = 'month-first',
  ) {
    const parts = texts.flatMap((text) => splitDate(text)?.parts ?? []);
    const pairs = parts.flatMap((one) => ('first' in one ? [one] : []));
    this.order = orderOf(pairs.filter(({ isDotted }) => !isDotted));
    this.dottedOrder = orderOf(pairs.filter(({ isDotted }) => isDotted));
  }

  /** A date and its time, as exports and people write them. Undefined for anything else, and for one in doubt. */
  read(text: string): WrittenDate | undefined {
    const split = splitDate(text);
    return split && withTime(this.dayOf(split.parts), split.rest);
  }

  private dayOf(parts: DateParts) {
    if ('day' in parts) return parts.day;
    const { first, second, year, isDotted } = parts;
    const monthFirst = dayOf(year, first, second);
    const dayFirst = dayOf(year, second, first);
    const found = isDotted ? this.dottedOrder : this.order;
    if (found === 'mixed') {
      if (monthFirst === dayFirst) return monthFirst;
      return monthFirst && dayFirst ? undefined : (monthFirst ?? dayFirst);
    }
    const isOpen = found === 'unsure' || found === 'none';
    const order = isOpen ? (isDotted ? 'day-first' : this.otherwise) : found;
    return order === 'month-first' ? monthFirst : dayFirst;
  }
}

function orderOf(pairs: readonly { first: number; second: number }[]): FoundOrder {
  if (pairs.length === 0) return 'none';
  const isDayFirst = pairs.some(({ first, second }) => first > 12 && second <= 12);
  const isMonthFirst = pairs.some(({ first, second }) => second > 12 && first <= 12);
  if (isDayFirst && isMonthFirst) return 'mixed';
  if (isDayFirst) return 'day-first';
  if (isMonthFirst) return 'month-first';
  return pairs.every(({ first, second }) => first === second) ? 'month-first' : 'unsure';
}
