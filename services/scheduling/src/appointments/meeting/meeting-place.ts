import { randomBytes } from 'node:crypto';
import { type MeetingPlace, meetingKindOptions, optionValues } from '@agency/contracts';
import { sql, storedMeeting } from '@agency/platform';
import * as z from 'zod';
import type { AppointmentEntity } from '../appointment.entity.js';

/** Part of the statement that decides a booking, so that a change applies from the next booking on. */
export const meetingColumn = sql`(SELECT value FROM scheduling.settings WHERE name = 'meeting') AS meeting`;

export const meetingColumnSchema = z.object({
  /** Null until the owner has chosen. */
  meeting: z
    .object({ kind: z.enum(optionValues(meetingKindOptions)), address: z.string() })
    .nullable(),
});

export type AppointmentMeeting = Pick<
  AppointmentEntity,
  'meetingBaseUrl' | 'meetingRoom' | 'hasOwnRoom'
>;

/** What is stored with a call that takes place there. */
export function meetingOf(place: MeetingPlace): AppointmentMeeting {
  const { baseUrl, room } = storedMeeting(place, randomBytes(12).toString('base64url'));
  return { meetingBaseUrl: baseUrl, meetingRoom: room, hasOwnRoom: place.kind === 'rooms' };
}
