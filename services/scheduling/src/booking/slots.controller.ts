import {
  addDays,
  apiPaths,
  type BookingRules,
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
  slotsQuerySchema,
  slotsSchema,
} from '@agency/contracts';
import { Clock, OwnerOnly, Public, ResponseSchema, Summary, setEtag } from '@agency/platform';
import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toBookableHours } from '../schedule/bookability.js';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';

/** The bookable days and times, from the database's current state (docs/decisions/064). */
@Controller()
export class SlotsController {
  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  /** `busy` is shown as `taken`: the owner's other calendars are private. */
  @Get(apiPaths.slots)
  @Summary('List the days and times that can be booked')
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ResponseSchema(slotsSchema)
  async list(
    @Query({ schema: slotsQuerySchema }) query: SlotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Slots> {
    const { days, ...rest } = await this.read(query, (rules) => rules);
    const slots = {
      ...rest,
      days: days.map(({ day, reasons }) => ({
        day,
        reasons: reasons.map((reason) => reason && publicReason(reason)),
      })),
    };
    setEtag(request, reply, slots);
    return slots;
  }

  /** Without a horizon. */
  @Get(apiPaths.ownerSlots)
  @Summary('List the days and times that visitors can book, and why not the others')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerSlotsSchema)
  listForOwner(@Query({ schema: slotsQuerySchema }) query: SlotsQuery): Promise<OwnerSlots> {
    return this.read(query, rulesForOwner);
  }

  private async read(
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
