import {
  type AvailabilitySlot,
  addDays,
  apiPaths,
  type BookingRules,
  dayOfWeek,
  defaultBookingRules,
  easternDateOf,
  gridStarts,
  isWeekend,
  lastSlotDay,
  type OwnerSlots,
  publicReason,
  rulesForOwner,
  slotsOfDay,
  type TakenTime,
} from '@agency/contracts';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** The service's state. */
export interface ScheduleFacts {
  now: Date;
  hours?: readonly Omit<AvailabilitySlot, 'id'>[];
  rules?: Partial<BookingRules>;
  taken?: readonly TakenTime[];
  busy?: readonly { startsAt: string; endsAt: string }[];
}

/** Monday to Friday, nine to five. */
export const officeHours: AvailabilitySlot[] = [1, 2, 3, 4, 5].map((weekday) => ({
  id: weekday,
  dayOfWeek: weekday,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));

export function takenAt(scheduledAt: string): TakenTime {
  return { scheduledAt, duration: 30 };
}

interface Asked {
  from?: string | null;
  present?: string | null;
}

/** The service's answer. */
export function answerSlots(facts: ScheduleFacts, { from, present }: Asked = {}): OwnerSlots {
  const { now, hours = officeHours, taken = [], busy = [] } = facts;
  const rules = { ...defaultBookingRules, ...facts.rules };
  const today = easternDateOf(now);
  const lastDay = rules.horizonDays === null ? null : addDays(today, rules.horizonDays);
  const others = taken.filter(({ scheduledAt }) => scheduledAt !== present);
  const days: OwnerSlots['days'] = [];
  for (let day = from ?? today; day <= lastSlotDay(from ?? today); day = addDays(day, 1)) {
    if (isWeekend(dayOfWeek(day)) || (lastDay !== null && day > lastDay)) continue;
    const slots = slotsOfDay({ day, now, availability: hours, rules, taken: others, busy });
    days.push({ day, reasons: slots.map(({ unavailableReason }) => unavailableReason) });
  }
  return { starts: gridStarts(), lastDay, days };
}

/** The service's two calls about slots. */
export function slotsHandlers(facts: () => ScheduleFacts): HttpHandler[] {
  const askedBy = (request: Request): Asked => {
    const { searchParams } = new URL(request.url);
    return { from: searchParams.get('from'), present: searchParams.get('present') };
  };
  return [
    http.get(apiPaths.slots, ({ request }) => {
      const answer = answerSlots(facts(), askedBy(request));
      for (const day of answer.days)
        day.reasons = day.reasons.map((one) => one && publicReason(one));
      return HttpResponse.json(answer);
    }),
    http.get(apiPaths.ownerSlots, ({ request }) => {
      const { rules = {}, ...rest } = facts();
      const ownRules = rulesForOwner({ ...defaultBookingRules, ...rules });
      return HttpResponse.json(answerSlots({ ...rest, rules: ownRules }, askedBy(request)));
    }),
  ];
}
