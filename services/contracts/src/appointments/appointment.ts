import * as z from 'zod/mini';
import { botProofSchema } from '../bot-check.js';
import { appointmentMinutes } from '../limits.js';
import { requestKeySchema } from '../text/field-schemas.js';
import { formatPhone } from '../text/phone.js';
import { instantSchema } from '../time/eastern-time.js';

/**
 * POST /api/appointments. The slot rule decides which starts a visitor may book; the owner may book any future whole
 * minute that is free. A contact's second booking of the same start is the same call: it gets the first answer if it
 * has the same `requestKey`, and no token otherwise.
 */
export const createAppointmentRequestSchema = z.object({
  /** Unknown ids answer 404, so any integer is valid here. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instantSchema,
  duration: z.literal(appointmentMinutes, `Calls last ${appointmentMinutes} minutes.`),
  /** Required if the bot check is required. A lead form's proof cannot be reused. */
  altcha: z.optional(botProofSchema),
  /**
   * Created by the browser before the first attempt. A secret: it grants access to the booking and to correcting its
   * email address.
   */
  requestKey: z.optional(requestKeySchema),
  /** Owner only: whether the lead gets the invitation and all later emails about this call. Default: yes. */
  sendInvitation: z.optional(z.boolean()),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequestSchema>;

export const createAppointmentResponseSchema = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  /**
   * Grants access to GET and PATCH /api/bookings/{token}, like the link in the emails. A secret: never log it. Absent
   * if the call must be confirmed by that link, and if a booking is repeated without its `requestKey`.
   */
  bookingToken: z.optional(z.string()),
  /** The call must be confirmed by the link in its email before this time. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponseSchema>;

/** The public part of an appointment: the time it takes. */
export const takenTimeSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTimeSchema>;

// Not in meeting.ts, whose schemas the visitor's page does not need.
/** The number of a call by phone, formatted for display; null for a web address. */
export function meetingPhone(meetingUrl: string): string | null {
  const number = /^tel:([^;]*)(?:;ext=(\d+))?/.exec(meetingUrl);
  return number ? formatPhone(`${number[1]}${number[2] ?? ''}`) : null;
}

/** Where a call takes place and how to join it, worded for the visitor's calendar entries. */
export function describeMeeting(meetingUrl: string): { place: string; howToJoin: string } {
  const phone = meetingPhone(meetingUrl);
  return phone === null
    ? { place: meetingUrl, howToJoin: `Join the video meeting: ${meetingUrl}` }
    : { place: `By phone: ${phone}`, howToJoin: `Please call us when it starts: ${phone}` };
}

interface Invited {
  /** Whether the lead gets emails about the call. */
  isInvited: boolean;
  /** The lead's address. */
  email: string | null;
}

/** Whether a call takes place by phone: no email ever named its video room to the lead. */
export const isByPhone = ({ isInvited, email }: Invited): boolean => !isInvited || email === null;
