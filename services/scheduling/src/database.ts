import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { AppointmentEntity } from './appointments/appointment.entity.js';
import { ContactCard } from './appointments/contact-card.entity.js';
import { ContactReference } from './appointments/contact-reference.entity.js';
import { AvailabilityEntity } from './availability/availability.entity.js';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity.js';
import { CreateCalendar1763700000001 } from './migrations/1763700000001-create-calendar.js';

export const database: DatabaseDescription = {
  schema: 'scheduling',
  entities: [
    AppointmentEntity,
    AvailabilityEntity,
    BookingRulesEntity,
    ContactCard,
    ContactReference,
    OutboxMessage,
  ],
  migrations: [CreateCalendar1763700000001],
};
