import type { Booking } from '@agency/contracts';
import { meetingUrl } from '@agency/platform';
import type { AppointmentEntity } from '../appointments/appointment.entity.js';
import { isUpcoming } from '../appointments/outside-hours.js';

/** An appointment as the holder of its booking link sees it, without anything that identifies the lead. */
export function toBooking(
  call: AppointmentEntity,
  { meetingBaseUrl, now }: { meetingBaseUrl: string; now: Date },
): Booking {
  return {
    scheduledAt: call.scheduledAt.toISOString(),
    duration: call.duration,
    status: call.status,
    meetingUrl:
      call.status === 'scheduled'
        ? meetingUrl(call.meetingBaseUrl ?? meetingBaseUrl, call.meetingRoom)
        : null,
    changeable: isUpcoming(call, now),
    ...(call.confirmBy &&
      call.status === 'scheduled' && { confirmBy: call.confirmBy.toISOString() }),
  };
}
