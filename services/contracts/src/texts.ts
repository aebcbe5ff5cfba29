import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { type EmailName, emailNames } from './emails.js';
import { maxLengths, validationMessages } from './limits.js';
import { cleanReply } from './replies.js';
import { oneLine } from './text/clean-text.js';
import { hasLooseBrace, textSchema, unknownFieldsMessage } from './text/field-schemas.js';

// The name is the only visitor input in them: these emails also go to addresses that a stranger typed.
const personFields = ['greeting', 'first name'] as const;
const callFields = [...personFields, 'day', 'short day', 'time', 'minutes'] as const;

/**
 * The emails whose subject, opening and closing the owner can write, with the fields of each. The facts of a call, links and
 * footers are part of the template, so no text can leave them out.
 */
export const emailTextFields = {
  'lead-auto-reply': [...personFields, 'minutes', 'response hours'],
  'booking-invitation': callFields,
  'booking-hold': [...callFields, 'confirm by'],
  'booking-moved': callFields,
  'booking-relocated': callFields,
  'booking-cancelled': callFields,
  'reminder-24-hours': [...callFields, 'when'],
  'reminder-10-minutes': callFields,
} as const satisfies Partial<Record<EmailName, readonly string[]>>;

export type EditableEmail = keyof typeof emailTextFields;
export const editableEmails = Object.keys(emailTextFields) as EditableEmail[];
/** A field of any email. */
export type EmailTextField = (typeof emailTextFields)[EditableEmail][number];

/** What the owner writes, with fields in braces. */
export const emailTextSchema = z.object({
  subject: z.string(),
  opening: z.string(),
  /** Before the footer. May be empty. */
  closing: z.string(),
});
export type EmailText = z.infer<typeof emailTextSchema>;
export type EmailTextPart = keyof EmailText;

export const editableEmailSchema = z.enum(editableEmails);

const lineBreak = /[\n\r\u0085\u2028\u2029]/;
const markup = /<[!/?a-z][^<>]{0,40}>?|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i;

function markupMessage(text: string): string | undefined {
  const [found] = markup.exec(text) ?? [];
  return found && `Please write plain text. “${found}” would arrive exactly as typed.`;
}

const plain = (text: z.ZodMiniType<string, string>) =>
  z.pipe(
    text,
    z.string().check(
      z.refine((value) => markupMessage(value) === undefined, {
        error: ({ input }) => markupMessage(String(input)),
      }),
      z.refine((value) => !hasLooseBrace(value), 'Please use braces for fields only.'),
    ),
  );

const subject = z.pipe(
  z.string(validationMessages.wrongType).check(
    z.trim(),
    z.refine((text) => !lineBreak.test(text), 'Please write the subject in one line.'),
  ),
  plain(
    z.pipe(
      textSchema(oneLine, maxLengths.replySubject),
      z.string().check(z.minLength(1, 'Please enter a subject.')),
    ),
  ),
);
const body = plain(textSchema(cleanReply, maxLengths.emailText));

const partSchemas = {
  subject,
  opening: z.pipe(body, z.string().check(z.minLength(1, 'Please write an opening.'))),
  closing: body,
};

/** Adds what depends on the email: fields that it does not have. */
function refuseUnknownFields({ value, issues }: z.core.ParsePayload<NamedText>): void {
  for (const part of ['subject', 'opening', 'closing'] as const) {
    const message = unknownFieldsMessage(value[part] ?? '', emailTextFields[value.email]);
    if (message) issues.push({ code: 'custom', path: [part], message, input: value[part] });
  }
}
type NamedText = { email: EditableEmail } & { [Part in EmailTextPart]?: string | undefined };

/** POST `apiPaths.emailTextPreview` and `apiPaths.emailTextTest`: a draft, filled with sample data. */
export const emailDraftSchema = z
  .object({ email: editableEmailSchema, ...partSchemas })
  .check(refuseUnknownFields);
export type EmailDraft = z.infer<typeof emailDraftSchema>;

/** PATCH `apiPaths.emailTexts`: missing parts stay. Based on an older version, it answers 409. */
export const saveEmailTextSchema = z
  .object({
    email: editableEmailSchema,
    version: z.int32(),
    subject: z.optional(partSchemas.subject),
    opening: z.optional(partSchemas.opening),
    closing: z.optional(partSchemas.closing),
  })
  .check(refuseUnknownFields);
export type SaveEmailText = z.infer<typeof saveEmailTextSchema>;

/** The text of one email: the answer to a PATCH. A GET answers with all of them. */
export const storedEmailTextSchema = z.extend(emailTextSchema, {
  email: editableEmailSchema,
  version: z.int32(),
  /** The default text that the build ships with. */
  shipped: emailTextSchema,
});
export type StoredEmailText = z.infer<typeof storedEmailTextSchema>;

/** An email as it would arrive. (!) Show the HTML in a sandbox only. */
export const emailDraftPreviewSchema = z.object({
  subject: z.string(),
  html: z.string(),
});
export type EmailDraftPreview = z.infer<typeof emailDraftPreviewSchema>;

/** The answer to a POST of `apiPaths.emailTextTest`. */
export const emailDraftTestSchema = z.object({
  /** The main address. */
  to: z.string(),
  /** Why the mail server did not take it; null if it did. */
  problem: z.nullable(z.string()),
});
export type EmailDraftTest = z.infer<typeof emailDraftTestSchema>;

/**
 * The two public previews: GET `emailPreviewPath` answers with the email as HTML, filled with sample data. The
 * specification defines their names.
 */
export const reminderPreviews = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
} as const satisfies Record<string, EmailName>;

export type ReminderPreviewName = keyof typeof reminderPreviews;
type PublicEmail = (typeof reminderPreviews)[ReminderPreviewName];

const isPublic = (name: EmailName): name is PublicEmail =>
  Object.values<EmailName>(reminderPreviews).includes(name);

/** The previews of all other emails, for the logged-in owner, under the emails' names. */
export type OwnerPreviewName = Exclude<EmailName, PublicEmail>;
export const ownerPreviewNames = emailNames.filter((name) => !isPublic(name));

export const emailPreviewPath = (name: ReminderPreviewName | OwnerPreviewName | ':name') =>
  `${apiPaths.emailPreview}/${name}`;
