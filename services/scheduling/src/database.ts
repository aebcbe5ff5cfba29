import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { AppointmentEntity, LeadReference } from './appointments/appointment.entity.js';
import { EventEntity } from './appointments/event.entity.js';
import { BusyTimeEntity } from './busy-calendars/busy-time.entity.js';
import { CalendarEntity } from './busy-calendars/calendar.entity.js';
import { AvailabilityEntity } from './hours/availability.entity.js';
import { TimeOffEntity } from './hours/time-off.entity.js';
import { Schema1767200000001 } from './migrations/1767200000001-schema.js';
import { TakeAway1767200000002 } from './migrations/1767200000002-take-away.js';
import { LinkKeyId1767200000003 } from './migrations/1767200000003-link-key-id.js';
import { Settings1767200000004 } from './migrations/1767200000004-settings.js';

export const database: DatabaseDescription = {
  schema: 'scheduling',
  entities: [
    AppointmentEntity,
    AvailabilityEntity,
    BusyTimeEntity,
    CalendarEntity,
    TimeOffEntity,
    LeadReference,
    EventEntity,
    OutboxMessage,
  ],
  migrations: [
    Schema1767200000001,
    TakeAway1767200000002,
    LinkKeyId1767200000003,
    Settings1767200000004,
  ],
};
