import {
  addDays,
  type BookingRules,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  gridStarts,
  isWeekend,
  lastSlotDay,
  type OwnerSlots,
  prepareSlotRule,
  publicReason,
  rulesForOwner,
  type Slots,
  type SlotsQuery,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { toBookableHours } from '../schedule/bookability.js';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';

/** Finds the bookable days and times, from the database's current state (docs/decisions/064). */
@Injectable()
export class SlotsService {
  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  /** `busy` is shown as `taken`: the owner's other calendars are private. */
  async listForVisitors(query: SlotsQuery): Promise<Slots> {
    const { days, ...rest } = await this.list(query, (rules) => rules);
    return {
      ...rest,
      days: days.map(({ day, reasons }) => ({
        day,
        reasons: reasons.map((reason) => reason && publicReason(reason)),
      })),
    };
  }

  /** Without a horizon. */
  listForOwner(query: SlotsQuery): Promise<OwnerSlots> {
    return this.list(query, rulesForOwner);
  }

  private async list(
    { from, present }: SlotsQuery,
    rulesFor: (rules: BookingRules) => BookingRules,
  ): Promise<OwnerSlots> {
    // Whole minutes: what is past or too soon changes only once a minute.
    const now = new Date(Math.floor(this.clock.now().getTime() / 60_000) * 60_000);
    const today = easternDateOf(now);
    const first = from && from > today ? from : today;
    const last = lastSlotDay(first);
    // Neither a call nor its buffer reaches from one day into another day's grid.
    const schedule = await this.schedule.read(daySpan(first, last));
    const hours = toBookableHours(schedule, now);
    const rules = rulesFor(hours.rules);
    const { horizonDays } = rules;
    const lastDay = horizonDays === null ? null : addDays(today, horizonDays);
    const presentStart = present && new Date(present).toISOString();
    const slotsOf = prepareSlotRule({
      ...hours,
      rules,
      taken: schedule.taken.filter(({ scheduledAt }) => scheduledAt !== presentStart),
      busy: schedule.busy,
    });
    return {
      starts: gridStarts(),
      lastDay,
      days: weekdaysBetween(first, earlier(last, lastDay)).map((day) => ({
        day,
        reasons: slotsOf(day, now).map(({ unavailableReason }) => unavailableReason),
      })),
    };
  }
}

const earlier = (one: EasternDate, other: EasternDate | null) =>
  other !== null && other < one ? other : one;

function weekdaysBetween(first: EasternDate, last: EasternDate): EasternDate[] {
  const days: EasternDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isWeekend(dayOfWeek(day))) days.push(day);
  }
  return days;
}
