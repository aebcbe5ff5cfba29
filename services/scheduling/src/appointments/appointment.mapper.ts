import {
  type CreateAppointmentResponse,
  isByPhone,
  type OwnerAppointment,
} from '@agency/contracts';
import { meetingUrl, signBookingLink } from '@agency/platform';
import type { AppointmentEntity } from './appointment.entity.js';
import type { BookedAppointment } from './appointment.repository.js';
import type { LeadCard } from './lead-card.repository.js';

interface Surroundings {
  card: LeadCard;
  outsideHours: boolean;
  meetingBaseUrl: string;
}

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

/** An appointment and its lead as the owner sees them. */
export function toOwnerAppointment(
  appointment: AppointmentEntity,
  { card, outsideHours, meetingBaseUrl }: Surroundings,
): OwnerAppointment {
  const hasNoRoom = isByPhone({ isInvited: appointment.isInvited, email: card.email });
  return {
    id: Number(appointment.id),
    contactId: appointment.contactId,
    scheduledAt: appointment.scheduledAt.toISOString(),
    duration: appointment.duration,
    status: appointment.status,
    notes: appointment.notes,
    meetingUrl: hasNoRoom
      ? null
      : meetingUrl(appointment.meetingBaseUrl ?? meetingBaseUrl, appointment.meetingRoom),
    outsideHours,
    isInvited: appointment.isInvited,
    ...(appointment.confirmBy &&
      appointment.status === 'scheduled' && { confirmBy: appointment.confirmBy.toISOString() }),
    contact: {
      name: card.name,
      email: card.email,
      company: card.company,
      phone: card.phone,
      service: card.service,
      monthlyAdSpend: card.monthly_ad_spend,
      message: card.message,
    },
  };
}
