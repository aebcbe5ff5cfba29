import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  gridStarts,
  isWeekend,
  lastSlotDay,
  type OwnerSlots,
  ownerSlotsSchema,
  prepareSlotRule,
  publicReason,
  rulesForOwner,
  type Slots,
  type SlotsQuery,
  slotsSchema,
} from '@agency/contracts';
import { PreparedAnswer } from '@agency/platform';
import type { SlotFacts } from './slot-facts.js';

/** Which days can be booked, by facts of one moment. Answers without a present call are kept: most visitors ask the same. */
export class BookableDays {
  private readonly kept = new Map<string, PreparedAnswer<Slots>>();

  constructor(private readonly facts: SlotFacts) {}

  /** For visitors: that the owner's own calendar is busy reads `taken`. */
  forVisitors(query: SlotsQuery): PreparedAnswer<Slots> {
    const key = query.from ?? '';
    const kept = query.present ? undefined : this.kept.get(key);
    if (kept) return kept;
    const { days, ...rest } = this.list(query, this.facts);
    const answer = PreparedAnswer.of(slotsSchema, {
      ...rest,
      days: days.map(({ day, reasons }) => ({
        day,
        reasons: reasons.map((reason) => reason && publicReason(reason)),
      })),
    });
    if (!query.present && this.kept.size < maxKept) this.kept.set(key, answer);
    return answer;
  }

  /** For the owner: without horizon. */
  forOwner(query: SlotsQuery): PreparedAnswer<OwnerSlots> {
    const facts = { ...this.facts, rules: rulesForOwner(this.facts.rules) };
    return PreparedAnswer.of(ownerSlotsSchema, this.list(query, facts));
  }

  private list({ from, present }: SlotsQuery, facts: SlotFacts): OwnerSlots {
    const now = new Date(facts.minute * 60_000);
    const today = easternDateOf(now);
    const first = from && from > today ? from : today;
    const { horizonDays } = facts.rules;
    const lastDay = horizonDays === null ? null : addDays(today, horizonDays);
    const presentStart = present && Date.parse(present);
    const slotsOf = prepareSlotRule({
      ...facts,
      taken: facts.taken.filter(({ start }) => start !== presentStart),
    });
    return {
      starts: gridStarts(),
      lastDay,
      days: weekdaysBetween(first, earlier(lastSlotDay(first), lastDay)).map((day) => ({
        day,
        reasons: slotsOf(day, now).map(({ unavailableReason }) => unavailableReason),
      })),
    };
  }
}

const maxKept = 16;

const earlier = (one: EasternDate, other: EasternDate | null) =>
  other !== null && other < one ? other : one;

function weekdaysBetween(first: EasternDate, last: EasternDate): EasternDate[] {
  const days: EasternDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isWeekend(dayOfWeek(day))) days.push(day);
  }
  return days;
}
