import type { Booking } from '@agency/contracts';
import { meetingUrl } from '@agency/platform';
import type { AppointmentEntity } from '../appointments/appointment.entity.js';
import { isUpcoming } from '../appointments/outside-hours.js';

/** What the holder of a booking link may see of the call: nothing that says who she is. */
export function toBooking(
  call: AppointmentEntity,
  { meetingBaseUrl, now }: { meetingBaseUrl: string; now: Date },
): Booking {
  return {
    scheduledAt: call.scheduledAt.toISOString(),
    duration: call.duration,
    status: call.status,
    meetingUrl: call.status === 'scheduled' ? meetingUrl(meetingBaseUrl, call.meetingRoom) : null,
    changeable: isUpcoming(call, now),
  };
}
