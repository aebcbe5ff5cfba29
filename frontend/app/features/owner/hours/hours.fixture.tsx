import { isDeepStrictEqual } from 'node:util';
import {
  type AvailabilitySlot,
  apiPaths,
  type BookingRules,
  type CreateAvailabilityRequest,
  type Interval,
  type OwnerAppointment,
  type OwnerRules,
  type ReplaceDaysRequest,
  type SaveTimeOffRequest,
  type TimeOff,
  type UpdateAvailabilityRequest,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../test/server';
import { slotsHandlers } from '../../slot-picker/slots.fixture';
import { call } from '../shared/appointments.fixture';
import { Availability } from '.';
import { ownerRules } from './owner-rules.fixture';

/** Monday, November 23, 2026, 7:00 in Wilmington. */
const clock = stoppedClock('2026-11-23T12:00:00Z');

export interface Schedule {
  slots: AvailabilitySlot[];
  rules: OwnerRules;
  timeOff: TimeOff[];
  /** Calls on these weekdays are outside the hours once nothing is open there. */
  calls: OwnerAppointment[];
}

export function schedule(): Schedule {
  return {
    slots: [1, 2].map((dayOfWeek) => ({
      id: dayOfWeek,
      dayOfWeek,
      startTime: '09:00',
      endTime: '12:00',
      isActive: true,
    })),
    rules: ownerRules,
    timeOff: [],
    calls: [],
  };
}

/** The service's hours, rules and time off. */
export function serveSchedule(kept: Schedule): void {
  let lastId = 90;
  const find = (id: unknown) => kept.slots.find((slot) => slot.id === Number(id));
  const windowsOn = (day: number) =>
    kept.slots
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map(({ startTime, endTime, isActive }) => ({ startTime, endTime, isActive }))
      .sort((a, b) => a.startTime.localeCompare(b.startTime));
  const isOpen = ({ scheduledAt }: OwnerAppointment) =>
    kept.slots.some(
      ({ dayOfWeek, isActive }) => isActive && dayOfWeek === new Date(scheduledAt).getUTCDay(),
    );
  const inside = ({ startsAt, endsAt }: Interval) =>
    kept.calls.filter(({ scheduledAt }) => startsAt <= scheduledAt && scheduledAt < endsAt);
  const withCalls = (one: Omit<TimeOff, 'calls'>): TimeOff => ({
    ...one,
    calls: inside(one).map(({ id, contactId, contact, scheduledAt }) => ({
      id,
      contactId,
      name: contact.name,
      scheduledAt,
    })),
  });
  const bookingRules = (): BookingRules => {
    const { minimumNoticeMinutes, horizonDays, bufferMinutes, maxCallsPerDay } = kept.rules;
    return { minimumNoticeMinutes, horizonDays, bufferMinutes, maxCallsPerDay, daysOff: [] };
  };
  server.use(
    http.get(apiPaths.availability, () => HttpResponse.json(kept.slots)),
    http.get(apiPaths.bookingRules, () => HttpResponse.json(bookingRules())),
    ...slotsHandlers(() => ({
      now: clock.now(),
      hours: kept.slots,
      rules: bookingRules(),
      taken: kept.calls,
    })),
    http.get(apiPaths.ownerRules, () => HttpResponse.json(kept.rules)),
    http.patch<never, UpdateOwnerRulesRequest>(apiPaths.ownerRules, async ({ request }) => {
      const { holiday, declinesProposal, ...values } = await request.json();
      const { rules } = kept;
      const isAnswered = declinesProposal || values.minimumNoticeMinutes !== undefined;
      kept.rules = {
        ...rules,
        ...values,
        isProposalOpen: rules.isProposalOpen && !isAnswered,
        holidays: rules.holidays.map((one) =>
          one.name === holiday?.name ? { ...one, isOpen: holiday.isOpen } : one,
        ),
      };
      return HttpResponse.json(kept.rules);
    }),
    http.get(apiPaths.timeOff, () => HttpResponse.json(kept.timeOff.map(withCalls))),
    http.post<never, SaveTimeOffRequest>(apiPaths.timeOff, async ({ request }) => {
      const saved = await request.json();
      lastId += 1;
      const added = { note: null, ...saved, id: lastId };
      kept.timeOff.push(withCalls({ ...added, note: added.note || null }));
      return HttpResponse.json(kept.timeOff.at(-1), { status: 201 });
    }),
    http.patch<{ id: string }, SaveTimeOffRequest>(
      `${apiPaths.timeOff}/:id`,
      async ({ params, request }) => {
        const one = kept.timeOff.find(({ id }) => id === Number(params.id));
        return HttpResponse.json(one && Object.assign(one, await request.json()));
      },
    ),
    http.delete(`${apiPaths.timeOff}/:id`, ({ params }) => {
      kept.timeOff = kept.timeOff.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(apiPaths.appointments, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '0', searchParams.get('to') ?? '9'];
      const found = kept.calls
        .map((made) => ({ ...made, outsideHours: !isOpen(made) }))
        .filter(({ scheduledAt }) => from <= scheduledAt && scheduledAt < to)
        .filter(({ outsideHours }) => outsideHours || searchParams.get('outsideHours') !== 'yes');
      return listed(found, searchParams);
    }),
    http.post<never, CreateAvailabilityRequest>(apiPaths.availability, async ({ request }) => {
      lastId += 1;
      const slot = { id: lastId, isActive: true, ...(await request.json()) };
      kept.slots.push(slot);
      return HttpResponse.json(slot, { status: 201 });
    }),
    http.put<never, ReplaceDaysRequest>(apiPaths.availabilityDays, async ({ request }) => {
      const { days } = await request.json();
      const isFormer = days.some(
        ({ dayOfWeek, before }) => before && !isDeepStrictEqual(before, windowsOn(dayOfWeek)),
      );
      if (isFormer) return refusal(409, changedMeanwhile);
      for (const { dayOfWeek, windows } of days) {
        kept.slots = kept.slots.filter((slot) => slot.dayOfWeek !== dayOfWeek);
        for (const window of windows) {
          lastId += 1;
          kept.slots.push({ id: lastId, dayOfWeek, ...window });
        }
      }
      return HttpResponse.json(kept.slots);
    }),
    http.patch<{ id: string }, UpdateAvailabilityRequest>(
      `${apiPaths.availability}/:id`,
      async ({ params, request }) => {
        const slot = find(params.id);
        return HttpResponse.json(slot && Object.assign(slot, await request.json()));
      },
    ),
    http.delete(`${apiPaths.availability}/:id`, ({ params }) => {
      kept.slots = kept.slots.filter((slot) => slot !== find(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

export const changedMeanwhile =
  'These hours have changed since you opened them. Please review them and try again.';

/** A call on the Tuesday of the week. */
export const tuesdayCall = () => call({ scheduledAt: '2026-11-24T14:30:00.000Z' });

export const openAvailability = (view = '') =>
  openView(() => <Availability />, `?tab=availability${view}`, { clock });
