import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { CalendarFeedEntity } from './calendar-feed/calendar-feed.entity.js';
import {
  AppointmentReference,
  ContactReference,
  DeliveryEntity,
} from './delivery/delivery.entity.js';
import { Schema1767200000001 } from './migrations/1767200000001-schema.js';
import { TakeAway1767200000002 } from './migrations/1767200000002-take-away.js';
import { HoldEmails1767200000003 } from './migrations/1767200000003-hold-emails.js';
import { Settings1767200000004 } from './migrations/1767200000004-settings.js';
import { PushSubscriptionEntity } from './push/push-subscription.entity.js';
import { EmailTextEntity } from './texts/email-text.entity.js';

export const database: DatabaseDescription = {
  schema: 'email',
  entities: [
    AppointmentReference,
    CalendarFeedEntity,
    ContactReference,
    DeliveryEntity,
    EmailTextEntity,
    OutboxMessage,
    PushSubscriptionEntity,
  ],
  migrations: [
    Schema1767200000001,
    TakeAway1767200000002,
    HoldEmails1767200000003,
    Settings1767200000004,
  ],
};
