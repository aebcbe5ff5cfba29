import { type OwnerSlots, slotUnavailableReasons } from '@agency/contracts';

type Day = OwnerSlots['days'][number];
type Reason = Day['reasons'][number];

const reasonsOfSlots: ReadonlySet<unknown> = new Set([null, ...slotUnavailableReasons]);

const isText = (value: unknown): value is string => typeof value === 'string';
const isReason = (value: unknown): value is Reason => reasonsOfSlots.has(value);

/**
 * What `ownerSlotsSchema` accepts, without the schema library: the free times are the first thing a lead waits for.
 * Throws for anything else.
 */
export function readSlotsAnswer(json: unknown): OwnerSlots {
  const { starts, lastDay, days } = fieldsOf(json);
  if (lastDay !== null && !isText(lastDay)) throw new TypeError('The last day is no text');
  return { starts: listOf(starts, isText), lastDay, days: listOf(days, isObject).map(readDay) };
}

function readDay(json: object): Day {
  const { day, reasons } = fieldsOf(json);
  if (!isText(day)) throw new TypeError('A day is no text');
  return { day, reasons: listOf(reasons, isReason) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function fieldsOf(json: unknown): Partial<Record<string, unknown>> {
  if (!isObject(json)) throw new TypeError('The answer is no object');
  return { ...json };
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  if (!Array.isArray(value) || !value.every(isItem))
    throw new TypeError('The answer is no such list');
  return value;
}
