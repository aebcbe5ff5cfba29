import { type CreateAppointmentResponse, unavailableReasonMessages } from '@agency/contracts';
import { isExclusionViolation, isForeignKeyViolation, signBookingLink } from '@agency/platform';
import { ConflictException, NotFoundException } from '@nestjs/common';
import type { BookedAppointment } from './appointment.repository.js';

const leadNotFoundMessage =
  'We could not find your contact information. Please fill out the form again.';

export const leadNotFound = () => new NotFoundException(leadNotFoundMessage);

/** The answer to a booking. (!) Without the token if the visitor must open the link in the email. */
export function toBookingResponse(
  { id, duration, confirmBy }: Omit<BookedAppointment, 'requestKeyHash'>,
  startsAt: Date,
  linkSecret: string,
): CreateAppointmentResponse {
  return {
    id,
    scheduledAt: startsAt.toISOString(),
    duration,
    ...(confirmBy
      ? { confirmBy: confirmBy.toISOString() }
      : { bookingToken: signBookingLink(id, linkSecret) }),
  };
}

/** 404 for a lead that was erased in the meantime, and 409 for a time that violates the exclusion constraint. */
export function toBookingError(error: unknown): unknown {
  if (isForeignKeyViolation(error)) return leadNotFound();
  if (isExclusionViolation(error)) return new ConflictException(unavailableReasonMessages.taken);
  return error;
}
