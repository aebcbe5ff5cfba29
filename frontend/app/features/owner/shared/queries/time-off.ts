import {
  type AppointmentInside,
  apiPaths,
  appointmentMinutes,
  type Interval,
  ownerAppointmentSchema,
  pageSize,
  type SaveTimeOffRequest,
  type TimeOff,
  timeOffPath,
  timeOffSchema,
} from '@agency/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { appointmentsKey } from './appointments';

const pathOf = (id: number) => `${timeOffPath}/${id}`;

/** The time off ahead, each with the calls inside, the earliest first. */
export const timeOffQuery = queryOptions({
  queryKey: [timeOffPath],
  queryFn: ({ signal }) => callApi(timeOffPath, { response: listOf(timeOffSchema), signal }),
});

export function addTimeOff(body: SaveTimeOffRequest): Promise<TimeOff> {
  return callApi(timeOffPath, { method: 'POST', body, response: timeOffSchema });
}

export function updateTimeOff(id: number, body: SaveTimeOffRequest): Promise<TimeOff> {
  return callApi(pathOf(id), { method: 'PATCH', body, response: timeOffSchema });
}

export function removeTimeOff(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}

const callLengthMs = appointmentMinutes * 60_000;

/** The scheduled calls ahead that share time with a stretch that is not saved yet; none without one. */
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
  // Calls begin on whole minutes: the first that may still reach into the stretch begins a call's length before, less one.
  const from = new Date(Math.max(Date.parse(startsAt) - callLengthMs + 60_000, now.getTime()));
  const params = new URLSearchParams({
    from: from.toISOString(),
    to: endsAt,
    status: 'scheduled',
    order: 'asc',
    limit: String(pageSize.max),
  });
  const path = `${apiPaths.appointments}?${params}`;
  const { items } = await callApiForPage(path, { item: ownerAppointmentSchema, signal });
  return items.map(({ id, contactId, contact, scheduledAt }) => ({
    id,
    contactId,
    name: contact.name,
    scheduledAt,
  }));
}
