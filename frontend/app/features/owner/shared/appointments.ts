import {
  addDays,
  apiPaths,
  appointmentMinutes,
  type CancelAppointmentsRequest,
  type CreateAppointmentRequest,
  cancelAppointmentsResponseSchema,
  createAppointmentResponseSchema,
  type EasternDate,
  easternInstant,
  maxBulkItems,
  type OwnerAppointment,
  ownerAppointmentSchema,
  pageSize,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { slotsKey } from '~/features/slot-picker/use-week-slots';
import { callApi, callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/api-pages';

/** Today's appointments, later ones, and earlier ones. */
export type AppointmentSpan = 'today' | 'upcoming' | 'past';

/** Prefix of every query about appointments, including a lead's and the week's. */
export const appointmentsKey = [apiPaths.appointments];

const startOf = (day: EasternDate) => easternInstant(day, '00:00').toISOString();

/** Scheduled appointments from now on, the next one first. */
export const upcomingFrom = (now: Date) => ({
  from: now.toISOString(),
  status: 'scheduled',
  order: 'asc',
});

/** A page of the owner's appointments. */
export function readAppointments(params: Record<string, string>, signal?: AbortSignal) {
  const path = `${apiPaths.appointments}?${new URLSearchParams(params)}`;
  return callApiForPage(path, { item: ownerAppointmentSchema, signal });
}

function paramsOf(span: AppointmentSpan, today: EasternDate): Record<string, string> {
  const tomorrow = startOf(addDays(today, 1));
  switch (span) {
    case 'today':
      // One day never has more appointments than a page.
      return { from: startOf(today), to: tomorrow, order: 'asc', limit: `${pageSize.max}` };
    case 'upcoming':
      return { from: tomorrow, order: 'asc', limit: '40' };
    case 'past':
      return { to: startOf(today), order: 'desc', limit: '20' };
  }
}

/** A period's appointments by Eastern days, nearest first. Refetched whenever the tab is opened. */
export function appointmentsQuery(span: AppointmentSpan, today: EasternDate) {
  return infiniteQueryOptions({
    queryKey: [...appointmentsKey, 'span', span, today],
    queryFn: ({ signal, pageParam: offset }) =>
      readAppointments({ ...paramsOf(span, today), offset: String(offset) }, signal),
    ...byOffset,
    gcTime: 0,
  });
}

/** The first upcoming appointment outside the current hours, rules and days off, and how many there are. */
export function appointmentsOutsideHoursQuery(now: Date) {
  return queryOptions({
    queryKey: [...appointmentsKey, 'outside-hours'],
    queryFn: ({ signal }) =>
      readAppointments({ ...upcomingFrom(now), outsideHours: 'yes', limit: '1' }, signal),
    gcTime: 0,
  });
}

/** All upcoming appointments, up to the maximum of a selection. */
export async function fetchUpcomingAppointments(now: Date): Promise<OwnerAppointment[]> {
  return (await readAppointments({ ...upcomingFrom(now), limit: String(maxBulkItems) })).items;
}

/** How many appointments after today are scheduled; the list also has canceled ones. */
export function scheduledAfterQuery(today: EasternDate) {
  return queryOptions({
    queryKey: [...appointmentsKey, 'scheduled-after', today],
    queryFn: async ({ signal }) => {
      const params = { from: startOf(addDays(today, 1)), status: 'scheduled', limit: '1' };
      return (await readAppointments(params, signal)).total;
    },
    gcTime: 0,
  });
}

/** Books for the owner, regardless of her hours and rules, with or without an invitation. */
export const bookAppointment = (
  body: Pick<CreateAppointmentRequest, 'contactId' | 'scheduledAt' | 'sendInvitation'>,
) =>
  callApi(apiPaths.appointments, {
    method: 'POST',
    body: { ...body, duration: appointmentMinutes },
    response: createAppointmentResponseSchema,
  });

export function updateAppointment(id: number, body: UpdateAppointmentRequest) {
  const path = `${apiPaths.appointments}/${id}`;
  return callApi(path, { method: 'PATCH', body, response: ownerAppointmentSchema });
}

export const cancelAppointments = (body: CancelAppointmentsRequest) =>
  callApi(apiPaths.cancelAppointments, {
    method: 'POST',
    body,
    response: cancelAppointmentsResponseSchema,
  });

/** Refetches appointments and the free times for new ones. After a change of a call, use `refreshLeadsAndCalls`. */
export async function refreshAppointmentsAndSlots(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: appointmentsKey }),
    client.invalidateQueries({ queryKey: slotsKey }),
  ]);
}
