import { type ComparedPeriods, type SummedPeriod, toStoredPeriod } from './stored-periods.js';

/** By how many days two uploads that are compared may differ in length. */
const maxDifference = 2;

const lengthOf = (period: SummedPeriod) => toStoredPeriod(period).coversDays;

/** The last day first; of two with the same last day, the longer one. */
const newestFirst = (one: SummedPeriod, other: SummedPeriod) =>
  other.to.localeCompare(one.to) || one.from.localeCompare(other.from);

/**
 * The upload that is shown, and the one that it is compared with: the newest before it that has no day in common with it
 * and is as long. Undefined without uploads. (!) Depends only on which periods there are, never on when they were uploaded.
 */
export function comparedUploads(uploads: readonly SummedPeriod[]): ComparedPeriods | undefined {
  const [current, ...others] = uploads.toSorted(newestFirst);
  if (!current) return undefined;
  const previous = others.find(
    (other) =>
      other.to < current.from && Math.abs(lengthOf(other) - lengthOf(current)) <= maxDifference,
  );
  return { current, previous };
}
