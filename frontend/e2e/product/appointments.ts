import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createAppointmentResponseSchema, dayOfWeek, easternDateOf } from '@agency/contracts';
import { expect } from '@playwright/test';
import { signBookingLink } from '../../../services/platform/src/booking-link/booking-link.ts';
import { book } from './api.ts';
import { query } from './database.ts';
import { unusedStarts } from './eastern.ts';
import { type AddedLead, addLead } from './leads.ts';
import { requireProduct } from './settings.ts';

export interface BookedAppointment {
  id: number;
  lead: AddedLead;
  startsAt: Date;
  /** The visitor's own page, as in the emails' links. */
  link: string;
}

/** The path of this call's link in the product's emails. */
function bookingPath(appointmentId: number): string {
  const { runDir } = requireProduct();
  const { BOOKING_LINK_SECRET = '' } = parseEnv(readFileSync(join(runDir, '.env'), 'utf8'));
  return `/booking/${signBookingLink(appointmentId, BOOKING_LINK_SECRET)}`;
}

/** A new lead with a call. */
export async function bookAppointment(options?: { weekday: number }): Promise<BookedAppointment> {
  return bookAppointmentFor(await addLead(), options);
}

/** This lead's call in a week that no other test uses, on a Wednesday by default. */
export async function bookAppointmentFor(
  lead: AddedLead,
  { weekday = 3 } = {},
): Promise<BookedAppointment> {
  const starts = (await unusedStarts(2)).filter(
    (start) => dayOfWeek(easternDateOf(start)) === weekday,
  );
  for (const startsAt of starts) {
    const { status, text } = await book(lead.id, startsAt);
    // Another test file chose the same week.
    if (status === 409) continue;
    if (status !== 201) throw new Error(`Expected 201, got ${status}: ${text}`);
    const { id } = createAppointmentResponseSchema.parse(JSON.parse(text));
    return { id, lead, startsAt, link: bookingPath(id) };
  }
  throw new Error('All times of two weeks were taken meanwhile.');
}

/** A new lead with a call whose invitation the mail server has rejected for its address. */
export async function bookUndeliverable(): Promise<BookedAppointment> {
  const call = await bookAppointment();
  await expect(async () => {
    const rows = await query(
      `UPDATE email.deliveries SET state = 'failed', reason = 'The mail server rejected the address (550 5.1.1).'
       WHERE appointment_id = $1 AND mail = 'booking-invitation' AND state = 'sent' RETURNING id`,
      [call.id],
    );
    expect(rows.length, 'The invitation has not been sent yet.').toBe(1);
  }).toPass();
  return call;
}

/**
 * A new lead with a past call without a result: at noon in Wilmington on the day before all other calls, so that it neither
 * overlaps one nor spans midnight, whatever the time.
 */
export async function bookPastAppointment(): Promise<BookedAppointment> {
  const call = await bookAppointment();
  await query(
    `UPDATE scheduling.appointments SET scheduled_at =
       (first.day::date - 1 + time '12:00') AT TIME ZONE 'America/New_York'
     FROM (SELECT least(min(scheduled_at), now()) AT TIME ZONE 'America/New_York' AS day
           FROM scheduling.appointments) AS first
     WHERE id = $1`,
    [call.id],
  );
  return call;
}

export interface AppointmentRow {
  scheduled_at: Date;
  status: string;
}

export async function findAppointment(id: number): Promise<AppointmentRow | undefined> {
  const [call] = await query<AppointmentRow>(
    'SELECT scheduled_at, status FROM scheduling.appointments WHERE id = $1',
    [id],
  );
  return call;
}
