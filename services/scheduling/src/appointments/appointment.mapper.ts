import type { OwnerAppointment } from '@agency/contracts';
import type { AppointmentEntity } from './appointment.entity.js';
import type { ContactCard } from './contact-card.entity.js';

/** What the owner may see of a call and of whom it is with. */
export function toOwnerAppointment(
  appointment: AppointmentEntity,
  card: ContactCard,
  meetingBaseUrl: string,
): OwnerAppointment {
  return {
    id: Number(appointment.id),
    contactId: appointment.contactId,
    scheduledAt: appointment.scheduledAt.toISOString(),
    duration: appointment.duration,
    status: appointment.status,
    notes: appointment.notes,
    meetingUrl: `${meetingBaseUrl.replace(/\/$/, '')}/${appointment.meetingRoom}`,
    contact: { name: card.name, email: card.email, company: card.company },
  };
}
