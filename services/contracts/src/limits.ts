import type * as z from 'zod/mini';

/**
 * Maximum lengths of inputs, in characters. They bound storage and keep every email renderable. A character is a
 * Unicode code point, as in zod's `maxLength`, JSON Schema and Postgres; an emoji may have several. An input's
 * `maxLength` attribute counts UTF-16 code units, so it never accepts more than the contract does.
 */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  referredBy: 120,
  message: 5000,
  notes: 10_000,
  ownerMessage: 500,
  replySubject: 150,
  replyBody: 10_000,
  /** The opening and the closing of an email, each. */
  emailText: 2_000,
  templateName: 60,
  attributionValue: 200,
  landingPath: 500,
  botProof: 4096,
  reason: 200,
  search: 100,
  keyword: 200,
  searchConsoleProperty: 300,
  keywordTag: 40,
  /** Of an uploaded file; longer ones are cut. */
  fileName: 255,
  password: 200,
  recoveryLink: 80,
  task: 160,
  timeOffNote: 120,
  calendarName: 60,
  calendarAddress: 2_000,
  meetingAddress: 500,
  senderName: 60,
  addressToken: 80,
} as const;

/** Of a password that the owner chooses, in the product or by `make passwords`. */
export const minPasswordLength = 12;

/** A phone number has 10 to 15 digits (specification, section 5). */
export const phoneDigitCount = { min: 10, max: 15 } as const;

/**
 * A call always lasts 30 minutes (specification, section 9). Everything derives from this except the tests, which spell
 * out 30 minutes and the last start at 16:30, as the specification does.
 */
export const appointmentMinutes = 30;

/** How many upcoming calls one contact may have. */
export const maxUpcomingAppointmentsPerLead = 3;

/**
 * How many upcoming calls one email address, one phone number and one network may have, across contacts, unless the
 * installation sets other limits. A family or an office stays far below them.
 */
export const defaultMaxUpcomingAppointments = { perEmail: 5, perPhone: 8, perNetwork: 12 } as const;

/**
 * How many calls and forms all visitors together may send per hour before proofs of work get harder and the owner is
 * told about the calls, unless the installation sets other limits. Beyond twice as many, a call must be confirmed by
 * email.
 */
export const defaultSurge = { bookingsPerHour: 30, formsPerHour: 120 } as const;

/** How long an unconfirmed call holds its time. */
export const heldAppointmentMinutes = 30;

/** The farthest horizon the owner may set, in days. */
export const maxHorizonDays = 730;

/** How many days a backup is kept with default settings: BACKUP_KEEP daily backups. */
export const backupRetentionDays = 14;

/** How long after a form the automatic reply is sent, unless a call is booked first (docs/funnel.md). */
export const autoReplyDelayMinutes = 20;

/** How long the invitation to a call booked by the owner waits, so that she can undo the booking unnoticed. */
export const ownerInvitationDelaySeconds = 15;

/** The response time in hours that pages and emails promise. */
export const responseHours = 24;

/*
 * Emails to one address within 24 hours, across all leads and calls with this address. Anyone can type a stranger's
 * address into a form (docs/decisions/026).
 */
/**
 * Of all kinds that strangers can cause together. Beyond it, the latest state of a call is sent once, after
 * `heldEmailMinutes`; of these there are at most as many again.
 */
export const maxEmailsPerAddressPerDay = 6;
export const heldEmailMinutes = 60;
export const maxAutoRepliesPerAddressPerDay = 1;
/** Applies to each of the two reminders separately. */
export const maxRemindersPerAddressPerDay = 6;

/** How many times a visitor may move one call within 24 hours. Canceling always works (docs/decisions/026). */
export const maxVisitorMovesPerDay = 5;

/** How many notices of leads, bookings and changes the owner gets per hour. A summary covers the rest. */
export const maxOwnerNoticesPerHour = 60;
/** How long notices are collected for one summary. */
export const noticeSummaryMinutes = 10;

/** Limits of a CSV file of leads. */
export const maxLeadImport = { bytes: 5 * 1024 * 1024, rows: 5_000, columns: 400 } as const;

/** How long an import of leads can be taken back. */
export const leadImportUndoHours = 24;

/** How many links that set a new password are sent per hour, whoever asks for them. */
export const maxRecoveryLinksPerHour = 3;
/** How many of them one address gets within 24 hours. */
export const maxRecoveryLinksPerDay = 6;
/** How long such a link works. */
export const recoveryLinkMinutes = 60;

/** Page size of lists: default and maximum. */
export const pageSize = { default: 200, max: 200 } as const;

/** Validation messages, the same in the browser's toasts and the server's answers. */
export const validationMessages = {
  required: 'Please fill in your name, email, and phone number to get started.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter at least 10 digits.',
  phoneTooLong: 'Please enter no more than 15 digits.',
  service: 'Please choose one of the listed services.',
  spend: 'Please choose one of the listed monthly budgets.',
  tooLong: 'This is longer than we can save.',
  wrongType: 'Please enter text here.',
  heardFrom: 'Please choose one of the listed answers.',
  status: 'Please choose a lead status.',
  callStatus: 'Please choose a call status.',
} as const;

/**
 * Name of the hidden field that only bots fill in. Bots expect such a field, browsers do not autofill it, and no form
 * needs it. Until November 2026 the field was called `website`; pages loaded before then still send that one, which is
 * dropped like any unknown key.
 */
export const honeypotField = 'reference_link';

/**
 * A form's fields by name. A field with the honeypot's name is a type error, because people who fill it in would count
 * as bots.
 */
export type FormFieldSchemas = Record<string, z.core.SomeType> & {
  [Name in typeof honeypotField]?: never;
};
