import { type DatabaseDescription, OutboxMessage, SettingChangeEntity } from '@agency/platform';
import { CalendarFeedEntity } from './calendar-feed/calendar-feed.entity.js';
import {
  AppointmentReference,
  ContactReference,
  DeliveryEntity,
} from './delivery/delivery.entity.js';
import { CreateDeliveries1763900000003 } from './migrations/1763900000003-create-deliveries.js';
import { FindRecentMails1764000000004 } from './migrations/1764000000004-find-recent-mails.js';
import { CountMailsPerRecipient1765500000002 } from './migrations/1765500000002-count-mails-per-recipient.js';
import { DismissFailedEmails1765700000402 } from './migrations/1765700000402-dismiss-failed-emails.js';
import { CreatePushSubscriptions1765700000701 } from './migrations/1765700000701-create-push-subscriptions.js';
import { WriteAboutCalendars1765800000202 } from './migrations/1765800000202-write-about-calendars.js';
import { ServeTheOwnersCalendar1765800000301 } from './migrations/1765800000301-serve-the-owners-calendar.js';
import { ChooseWhoIsNotified1766500000301 } from './migrations/1766500000301-choose-who-is-notified.js';
import { WriteEmailTexts1766500000501 } from './migrations/1766500000501-write-email-texts.js';
import { NoticeSettingsEntity } from './notices/notice-settings.entity.js';
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
    NoticeSettingsEntity,
    OutboxMessage,
    PushSubscriptionEntity,
    SettingChangeEntity,
  ],
  migrations: [
    CreateDeliveries1763900000003,
    FindRecentMails1764000000004,
    CountMailsPerRecipient1765500000002,
    DismissFailedEmails1765700000402,
    CreatePushSubscriptions1765700000701,
    WriteAboutCalendars1765800000202,
    ServeTheOwnersCalendar1765800000301,
    ChooseWhoIsNotified1766500000301,
    WriteEmailTexts1766500000501,
  ],
};
