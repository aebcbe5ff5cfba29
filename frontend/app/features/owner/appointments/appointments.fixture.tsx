import {
  apiPaths,
  type BookingRules,
  type CancelAppointmentsRequest,
  defaultBookingRules,
  isChangedElsewhere,
  type OwnerAppointment,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../test/server';
import { officeHours, slotsHandlers } from '../../slot-picker/slots.fixture';
import { AppointmentList } from './appointment-list';

const callUrl = `${apiPaths.appointments}/:id`;
export const callsUrl = apiPaths.appointments;

/** Monday, November 23, 2026, 11:00 in Wilmington. */
export const clock = stoppedClock('2026-11-23T16:00:00Z');

/** The service's calls: by time, paged, versioned, without overlaps. */
export const callHandlers = (
  calls: OwnerAppointment[],
  onPatch: (change: UpdateAppointmentRequest) => void,
) => [
  http.get(callsUrl, ({ request }) => {
    const { searchParams: asked } = new URL(request.url);
    const [from, to] = [asked.get('from') ?? '0', asked.get('to') ?? '9'];
    const found = calls
      .filter(({ scheduledAt }) => from <= scheduledAt && scheduledAt < to)
      .filter(({ status }) => status === (asked.get('status') ?? status))
      .sort((a, b) => a.scheduledAt.localeCompare(b.scheduledAt));
    if (asked.get('order') === 'desc') found.reverse();
    return listed(found, asked);
  }),
  http.patch<{ id: string }, UpdateAppointmentRequest>(callUrl, async ({ params, request }) => {
    const kept = calls.find(({ id }) => id === Number(params.id));
    const change = await request.json();
    onPatch(change);
    if (!kept) return refusal(404, 'This call doesn’t exist.');
    if (isChangedElsewhere(kept.notes, change)) return refusal(409, 'The notes have changed.');
    const { previousNotes: _previousNotes, ...facts } = change;
    const rival = calls.find(({ id, scheduledAt }) => {
      return id !== kept.id && scheduledAt === facts.scheduledAt;
    });
    if (rival) return refusal(409, 'That time was just taken. Please choose another one.');
    Object.assign(kept, facts);
    return HttpResponse.json(kept);
  }),
];

/** Those calls, and the times for new ones. */
export function serveCalls(
  calls: OwnerAppointment[],
  rules: Partial<BookingRules> = {},
): UpdateAppointmentRequest[] {
  const patches: UpdateAppointmentRequest[] = [];
  server.use(
    http.get(apiPaths.availability, () => HttpResponse.json(officeHours)),
    http.get(apiPaths.bookingRules, () => HttpResponse.json({ ...defaultBookingRules, ...rules })),
    ...slotsHandlers(() => ({
      now: clock.now(),
      rules,
      taken: calls.filter(({ status }) => status !== 'cancelled'),
    })),
    ...callHandlers(calls, (change) => patches.push(change)),
  );
  return patches;
}

/** Cancels like the scheduling service, each call with these facts; returns the requests. */
export function takeCancellations(
  factsOf: (index: number) => object = () => ({}),
): CancelAppointmentsRequest[] {
  const requests: CancelAppointmentsRequest[] = [];
  server.use(
    http.post<never, CancelAppointmentsRequest>(
      apiPaths.cancelAppointments,
      async ({ request }) => {
        const asked = await request.json();
        requests.push(asked);
        const results = asked.ids.map((id, at) => ({ id, outcome: 'cancelled', ...factsOf(at) }));
        return HttpResponse.json({ results });
      },
    ),
  );
  return requests;
}

export const openAppointments = () =>
  openView(AppointmentList, '?tab=appointments&view=list', { clock });

export async function rowOf(name: string) {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
}

/** The row and the panel below it. */
export async function openRow(name = 'Ada Tidewater') {
  const row = await rowOf(name);
  fireEvent.click(row.getByRole('button', { name: `More about the call with ${name}` }));
  return row;
}
