import {
  type AppointmentInside,
  apiPaths,
  appointmentMinutes,
  type Interval,
  pageSize,
  type SaveTimeOffRequest,
  timeOffSchema,
} from '@agency/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey, readAppointments } from '../../shared/appointments';

const pathOf = (id: number) => `${apiPaths.timeOff}/${id}`;

/** Upcoming time off, each with the calls inside, earliest first. */
export const timeOffQuery = apiQuery(apiPaths.timeOff, listOf(timeOffSchema));

export const addTimeOff = (body: SaveTimeOffRequest) =>
  callApi(apiPaths.timeOff, { method: 'POST', body, response: timeOffSchema });

export const updateTimeOff = (id: number, body: SaveTimeOffRequest) =>
  callApi(pathOf(id), { method: 'PATCH', body, response: timeOffSchema });

export const removeTimeOff = (id: number) =>
  callApi(pathOf(id), { method: 'DELETE', response: noContent });

const callLengthMs = appointmentMinutes * 60_000;

/** Upcoming scheduled calls that overlap an unsaved period; none without one. */
export function callsInsideQuery(stretch: Interval | null, now: Date) {
  return queryOptions({
    queryKey: [...appointmentsKey, 'inside', stretch?.startsAt, stretch?.endsAt],
    queryFn: stretch ? ({ signal }) => readCallsInside(stretch, now, signal) : skipToken,
    gcTime: 0,
  });
}

async function readCallsInside(
  { startsAt, endsAt }: Interval,
  now: Date,
  signal: AbortSignal,
): Promise<AppointmentInside[]> {
  // Calls start on whole minutes: the first that can reach into the period starts a call's length earlier, minus one
  // minute.
  const from = new Date(Math.max(Date.parse(startsAt) - callLengthMs + 60_000, now.getTime()));
  const params = { from: from.toISOString(), to: endsAt, status: 'scheduled', order: 'asc' };
  const { items } = await readAppointments({ ...params, limit: String(pageSize.max) }, signal);
  return items.map(({ id, contactId, contact, scheduledAt }) => ({
    id,
    contactId,
    name: contact.name,
    scheduledAt,
  }));
}
