/**
 * Longest accepted inputs, in characters. They bound storage and keep every mail renderable. A character is a Unicode
 * code point, as in zod's `maxLength`, JSON Schema and Postgres; an emoji may consist of several. An input's `maxLength`
 * attribute counts UTF-16 code units and so never lets through more than the contract accepts.
 */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  message: 5000,
  notes: 10_000,
  ownerMessage: 500,
  replySubject: 150,
  replyBody: 10_000,
  templateName: 60,
  attributionValue: 200,
  landingPath: 500,
  botProof: 4096,
  reason: 200,
  search: 100,
  keyword: 200,
  keywordTag: 40,
  password: 200,
  timeOffNote: 120,
  calendarName: 60,
  calendarAddress: 2_000,
  callMessage: 500,
} as const;

/** A phone number carries 10 to 15 digits once everything else is removed (specification, section 5). */
export const phoneDigitCount = { min: 10, max: 15 } as const;

/**
 * A call lasts 30 minutes, always (specification, section 9). Everything follows from this but the tests: they write 30
 * minutes and the last start at 16:30 out, because the specification does.
 */
export const appointmentMinutes = 30;

/** How many calls one contact may have ahead at the same time. */
export const maxUpcomingAppointmentsPerLead = 3;

/**
 * How many calls one email address, one phone number and one network may have ahead at the same time, whatever the
 * contact, unless the installation sets other numbers. A family or an office stays far below them.
 */
export const defaultMaxUpcomingAppointments = { perEmail: 5, perPhone: 8, perNetwork: 12 } as const;

/**
 * How many calls and forms all strangers together may send in an hour before proofs of work cost more and the owner is told
 * about the calls, unless the installation sets other numbers. Beyond twice as many, a call must be confirmed by email.
 */
export const defaultSurge = { bookingsPerHour: 30, formsPerHour: 120 } as const;

/** For how long a call that must be confirmed holds its time. */
export const heldAppointmentMinutes = 30;

/** The farthest horizon the owner may set, in days. */
export const maxHorizonDays = 730;

/** For how many days a backup is kept at the default settings: a daily one, and BACKUP_KEEP of them. */
export const backupRetentionDays = 14;

/** How long after a form the automatic reply is sent, unless a call is booked by then (docs/funnel.md). */
export const autoReplyDelayMinutes = 20;

/** How long the invitation to a call that the owner booked waits, so that she can take the booking back unseen. */
export const ownerInvitationDelaySeconds = 15;

/** Within how many hours the agency answers a request, as pages and emails promise. */
export const responseHours = 24;

/*
 * Mails of one kind that one address gets within 24 hours, across all leads and calls with this address. Anyone can type
 * a stranger's address into a form (docs/decisions/026).
 */
export const maxAutoRepliesPerAddressPerDay = 1;
export const maxInvitationsPerAddressPerDay = 6;
export const maxMoveEmailsPerAddressPerDay = 12;
export const maxCancellationEmailsPerAddressPerDay = 12;
/** Applies to each of the two reminders separately. */
export const maxRemindersPerAddressPerDay = 6;

/** How often a visitor may move one call within 24 hours. A cancellation always works (docs/decisions/026). */
export const maxVisitorMovesPerDay = 5;

/** How many notices of leads, bookings and changes the owner gets within an hour. The others are summed up. */
export const maxOwnerNoticesPerHour = 60;
/** How long the notices are gathered that one summary reports. */
export const noticeSummaryMinutes = 10;

/** Lists are paged: default and largest page. */
export const pageSize = { default: 200, max: 200 } as const;
