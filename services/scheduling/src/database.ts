import { type DatabaseDescription, OutboxMessage, SettingChangeEntity } from '@agency/platform';
import { AppointmentEntity, LeadReference } from './appointments/appointment.entity.js';
import { EventEntity } from './appointments/events/event.entity.js';
import { MeetingSettingsEntity } from './appointments/meeting/meeting-settings.entity.js';
import { AvailabilityEntity } from './availability/availability.entity.js';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity.js';
import { BusyTimeEntity } from './busy-calendars/busy-time.entity.js';
import { CalendarEntity } from './busy-calendars/calendar.entity.js';
import { CreateCalendar1763700000001 } from './migrations/1763700000001-create-calendar.js';
import { ServeOwnersList1763700000002 } from './migrations/1763700000002-serve-owners-list.js';
import { RefuseOverlappingHours1763700000003 } from './migrations/1763700000003-refuse-overlapping-hours.js';
import { RecordCallEvents1763700000004 } from './migrations/1763700000004-record-call-events.js';
import { ForgetMailsOfErasedCalls1763700000006 } from './migrations/1763700000006-forget-mails-of-erased-calls.js';
import { LetMailsReadCalls1763900000002 } from './migrations/1763900000002-let-mails-read-calls.js';
import { FreeFormerBuffers1764000000001 } from './migrations/1764000000001-free-former-buffers.js';
import { ForgetSettledMails1764000000003 } from './migrations/1764000000003-forget-settled-mails.js';
import { LetLeadsSeeCallsAhead1765300000001 } from './migrations/1765300000001-grant-scheduled-calls-view.js';
import { LimitUpcomingCalls1765400000002 } from './migrations/1765400000002-limit-upcoming-calls.js';
import { HideCallNotesFromMails1765500000001 } from './migrations/1765500000001-hide-call-notes-from-mails.js';
import { LetLeadsFindNewCalls1765600000047 } from './migrations/1765600000047-let-leads-find-new-calls.js';
import { LetMailsReadMoves1765700000102 } from './migrations/1765700000102-let-mails-read-moves.js';
import { BookWithoutInvitation1765700000501 } from './migrations/1765700000501-book-without-invitation.js';
import { KnowOtherCalendars1765800000101 } from './migrations/1765800000101-know-other-calendars.js';
import { ReadCalendarsInTurns1765800000201 } from './migrations/1765800000201-add-calendar-lease.js';
import { LetFeedsReadChanges1765800000302 } from './migrations/1765800000302-let-feeds-read-changes.js';
import { LetMailsReadMessages1765800000501 } from './migrations/1765800000501-let-mails-read-messages.js';
import { OfferRulesOnce1765800000502 } from './migrations/1765800000502-add-proposal-answered.js';
import { KeepMeetingRooms1766000000317 } from './migrations/1766000000317-keep-meeting-rooms.js';
import { CloseOnHolidays1766000000633 } from './migrations/1766000000633-close-on-holidays.js';
import { SlowFloodsOfBookings1766000000701 } from './migrations/1766000000701-slow-floods-of-bookings.js';
import { LetEmailsKnowCallsByPhone1766100000401 } from './migrations/1766100000401-let-emails-know-calls-by-phone.js';
import { TellLeadsOfCalls1766100000402 } from './migrations/1766100000402-tell-leads-of-calls.js';
import { NumberCallEvents1766300000301 } from './migrations/1766300000301-number-call-events.js';
import { ChooseMeetingPlace1766500000401 } from './migrations/1766500000401-choose-meeting-place.js';
import { RecordChangedSettings1766500000503 } from './migrations/1766500000503-record-changed-settings.js';
import { BindCalendarAddresses1766600000501 } from './migrations/1766600000501-bind-calendar-addresses.js';
import { TimeOffEntity } from './time-off/time-off.entity.js';

export const database: DatabaseDescription = {
  schema: 'scheduling',
  entities: [
    AppointmentEntity,
    AvailabilityEntity,
    BookingRulesEntity,
    BusyTimeEntity,
    CalendarEntity,
    MeetingSettingsEntity,
    TimeOffEntity,
    LeadReference,
    EventEntity,
    OutboxMessage,
    SettingChangeEntity,
  ],
  migrations: [
    CreateCalendar1763700000001,
    ServeOwnersList1763700000002,
    RefuseOverlappingHours1763700000003,
    RecordCallEvents1763700000004,
    ForgetMailsOfErasedCalls1763700000006,
    LetMailsReadCalls1763900000002,
    FreeFormerBuffers1764000000001,
    ForgetSettledMails1764000000003,
    LetLeadsSeeCallsAhead1765300000001,
    LimitUpcomingCalls1765400000002,
    HideCallNotesFromMails1765500000001,
    LetLeadsFindNewCalls1765600000047,
    LetMailsReadMoves1765700000102,
    BookWithoutInvitation1765700000501,
    KnowOtherCalendars1765800000101,
    ReadCalendarsInTurns1765800000201,
    LetFeedsReadChanges1765800000302,
    LetMailsReadMessages1765800000501,
    OfferRulesOnce1765800000502,
    KeepMeetingRooms1766000000317,
    CloseOnHolidays1766000000633,
    SlowFloodsOfBookings1766000000701,
    LetEmailsKnowCallsByPhone1766100000401,
    TellLeadsOfCalls1766100000402,
    NumberCallEvents1766300000301,
    ChooseMeetingPlace1766500000401,
    RecordChangedSettings1766500000503,
    BindCalendarAddresses1766600000501,
  ],
};
