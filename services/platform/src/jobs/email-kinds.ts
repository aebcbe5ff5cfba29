import { gateSchema, leadIdSchema } from '@agency/contracts';
import * as z from 'zod';

/**
 * What an email can be about. `subject` and `sequence` are fields of its payload: the subject's are appended to a
 * prefix, as in `appointment:12`; emails without a sequence get 0.
 *
 * Payloads contain only ids and the token of a recovery link: Redis gets no names or addresses, and the worker reads the
 * current state before it sends.
 *
 * (!) Triggers and views in the migrations build the same subjects in SQL, and sent emails are known by subject and
 * sequence: a change of either needs a migration.
 */
const definitions = {
  lead: define({
    payload: z.object({ contactId: leadIdSchema }),
    subject: ['contact', 'contactId'],
  }),
  reply: define({
    payload: z.object({ contactId: leadIdSchema, replyId: z.int() }),
    subject: ['contact', 'contactId'],
    sequence: 'replyId',
  }),
  appointment: define({
    payload: z.object({
      appointmentId: z.int(),
      /** The appointment's sequence when the email was enqueued. Emails with an older sequence are outdated. */
      sequence: z.int(),
      /** Whether the owner caused it: then no limit of the mailbox holds it back. */
      isByOwner: z.optional(z.boolean()),
    }),
    subject: ['appointment', 'appointmentId'],
    sequence: 'sequence',
  }),
  calendar: define({
    payload: z.object({
      calendarId: z.int(),
      /** When the outage began, in seconds since 1970. Each outage gets one email. */
      failingSince: z.int(),
    }),
    subject: ['calendar', 'calendarId'],
    sequence: 'failingSince',
  }),
  notices: define({
    payload: z.object({
      /** Start of the summarized period, in seconds since 1970. */
      heldFrom: z.int(),
    }),
    subject: ['notices', 'heldFrom'],
    sequence: 'heldFrom',
  }),
  rankingWeek: define({
    payload: z.object({ reportId: z.int() }),
    subject: ['ranking-week', 'reportId'],
    sequence: 'reportId',
  }),
  rankingAlerts: define({
    payload: z.object({
      /** The window whose alerts it reports. Each window is reported once. */
      windowId: z.int(),
    }),
    subject: ['ranking-alerts', 'windowId'],
    sequence: 'windowId',
  }),
  address: define({
    payload: z.object({
      /** The owner's address that it goes to; 0 is the environment's. */
      addressId: z.int(),
      /** The settings' version when it was requested. Each change is reported once. */
      version: z.int(),
    }),
    subject: ['address', 'addressId'],
    sequence: 'version',
  }),
  password: define({
    payload: z.object({
      gate: gateSchema,
      /** In seconds since 1970. */
      changedAt: z.int(),
    }),
    subject: ['password', 'gate'],
    sequence: 'changedAt',
  }),
  recovery: define({
    payload: z.object({
      /** The address that the owner chose for it. */
      addressId: z.int(),
      linkId: z.int(),
      /** In seconds since 1970. */
      madeAt: z.int(),
      /** (!) Opens the desk. Forgotten once the email is settled, so an email that is sent again has none. */
      token: z.optional(z.string()),
    }),
    subject: ['recovery', 'addressId', 'linkId'],
    sequence: 'madeAt',
  }),
};

interface Definition<Payload extends z.ZodObject, Id extends string> {
  payload: Payload;
  subject: readonly [prefix: string, ...ids: Id[]];
  sequence?: keyof z.infer<Payload> & string;
}

function define<Payload extends z.ZodObject, Id extends keyof z.infer<Payload> & string>(
  definition: Definition<Payload, Id>,
): Definition<Payload, Id> {
  return definition;
}

/** What an email is about. */
export type EmailKind = keyof typeof definitions;

/** What a job of such an email contains. */
export type EmailPayload<Kind extends EmailKind> = z.infer<(typeof definitions)[Kind]['payload']>;

/** What an email is known by, beside its name: each is sent once. */
export interface EmailKey {
  /**
   * What it is about, such as `appointment:12`. Unsent emails with the same subject are replaced together, and deleted
   * with their record.
   */
  subject: string;
  /** Tells apart emails of the same name and subject. */
  sequence: number;
}

type Fields = Readonly<Record<string, number | string | boolean | undefined>>;

const schemas: { [Kind in EmailKind]: { payload: z.ZodType<EmailPayload<Kind>> } } = definitions;

/** Throws when it is not the payload of such an email. */
export function parseEmailPayload<Kind extends EmailKind>(
  kind: Kind,
  payload: unknown,
): EmailPayload<Kind> {
  return schemas[kind].payload.parse(payload);
}

/** The subject of every email of this kind about a record. */
export function emailSubject<Kind extends EmailKind>(
  kind: Kind,
  ids: Readonly<Record<SubjectId<Kind>, number | string>>,
): string {
  return subjectOf(kind, ids);
}

type SubjectId<Kind extends EmailKind> =
  (typeof definitions)[Kind] extends Definition<z.ZodObject, infer Id> ? Id : never;

/** The key of an email with this payload, or of a job that contains it. */
export function emailKeyOf(kind: EmailKind, payload: EmailPayload<EmailKind>): EmailKey {
  const fields: Fields = payload;
  const { sequence } = definitions[kind];
  return { subject: subjectOf(kind, fields), sequence: sequence ? Number(fields[sequence]) : 0 };
}

/** The inverse of `emailKeyOf`. Throws when no payload of this kind has this key. */
export function emailPayloadOf<Kind extends EmailKind>(
  kind: Kind,
  key: EmailKey,
): EmailPayload<Kind> {
  const { subject, sequence } = definitions[kind];
  const [, ...ids] = subject;
  const [, ...texts] = key.subject.split(':');
  // Gates are words; all other ids are numbers.
  const values = texts.map((text) => (/^\d+$/.test(text) ? Number(text) : text));
  const fields = Object.fromEntries(ids.map((id, index) => [id, values[index]]));
  return parseEmailPayload(kind, sequence ? { ...fields, [sequence]: key.sequence } : fields);
}

function subjectOf(kind: EmailKind, fields: Fields): string {
  const [prefix, ...ids] = definitions[kind].subject;
  return [prefix, ...ids.map((id) => fields[id])].join(':');
}
