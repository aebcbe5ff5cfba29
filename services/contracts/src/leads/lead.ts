import * as z from 'zod/mini';
import { maxLengths, validationMessages } from '../limits.js';
import {
  heardFromOptions,
  leadStatusOptions,
  leadTopicOptions,
  type Option,
  optionValues,
} from '../options.js';
import { optionalTaskSchema } from '../tasks.js';
import { oneLine } from '../text/clean-text.js';
import { optionalField, textSchema } from '../text/field-schemas.js';
import { notesChange } from '../text/owner-text.js';
import { easternDateSchema } from '../time/eastern-time.js';
import { channelOptions } from './channel.js';
import { attributionSchema } from './create-lead.js';
import { leadFieldsSchema, leadIdSchema } from './lead-fields.js';

/** How an amount is paid. */
export const rhythmOptions = [
  { value: 'monthly', label: 'a month' },
  { value: 'once', label: 'once' },
] as const satisfies readonly Option[];

/** Far more than any client of a small agency pays; a typing error is more likely. */
export const maxAmountCents = 10_000_000_00;

/** Kept out of `validationMessages`, which visitors' pages load. */
export const amountMessages = {
  amount: 'Please enter an amount in dollars, at most $10,000,000.',
  month: 'Please choose a month.',
  untilOnce: 'A one-time payment has no last month.',
  untilBefore: 'This is before the first month.',
} as const;

/** A calendar month, such as `2027-01`. */
const monthSchema = z
  .string(amountMessages.month)
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, amountMessages.month));

/** What a client pays or is asked to pay: US dollars, monthly or once. */
export const amountSchema = z
  .object({
    /** Whole cents, of each month or of the one payment. */
    cents: z
      .int(amountMessages.amount)
      .check(z.minimum(1, amountMessages.amount), z.maximum(maxAmountCents, amountMessages.amount)),
    rhythm: z.enum(optionValues(rhythmOptions)),
    /** The month of the first or the only payment. */
    from: monthSchema,
    /** The month of the last payment. Null without an end, and for one payment. */
    until: z.nullable(monthSchema),
  })
  .check(
    z.refine(({ rhythm, until }) => rhythm === 'monthly' || until === null, {
      path: ['until'],
      error: amountMessages.untilOnce,
    }),
    z.refine(({ from, until }) => until === null || until >= from, {
      path: ['until'],
      error: amountMessages.untilBefore,
    }),
  );
export type Amount = z.infer<typeof amountSchema>;

/** `proposal`: what was proposed to the lead. `client`: what the client pays. */
export const amountKinds = ['proposal', 'client'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** The lead's field for each kind of amount. */
export const amountFields = { proposal: 'proposalAmount', client: 'clientAmount' } as const;

/**
 * GET `apiPaths.contactAmounts`, owner only: for each status of the filter's leads, the sum of what clients pay if it is
 * Closed Won, otherwise of what was proposed. A lost lead counts nowhere. Nothing is weighted.
 */
export const amountSumSchema = z.object({
  status: z.enum(optionValues(leadStatusOptions)),
  /** Per month, in cents. */
  monthlyCents: z.int(),
  onceCents: z.int(),
  /** Leads with a proposal or a contract whose amount is not known yet. */
  withoutAmount: z.int(),
});
export type AmountSum = z.infer<typeof amountSumSchema>;

/** The error if a lead that the owner adds or corrects would have neither an email address nor a phone number. */
export const unreachableLeadMessage = 'Please enter an email address or a phone number.';

const leadStatus = z.enum(optionValues(leadStatusOptions), validationMessages.status);

/** A lead as the owner sees it. Never part of an anonymous answer. */
export const leadSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  /** At least one of email and phone is set. Forms require both, the newsletter form only an email address. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  service: z.nullable(z.string()),
  monthlyAdSpend: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** What they asked for instead of a call. */
  topic: z.nullable(z.enum(optionValues(leadTopicOptions))),
  status: leadStatus,
  /** When it got this status. ISO 8601 UTC. Null as long as an imported lead has the status that it came with. */
  statusSince: z.nullable(z.iso.datetime()),
  notes: z.nullable(z.string()),
  /** The day to follow up on, in Eastern Time. Overdue from the day after. */
  followUpOn: z.nullable(easternDateSchema),
  /** What to do on that day, in one line. Null without a day. */
  followUpTask: z.nullable(z.string()),
  attribution: z.nullable(attributionSchema),
  /** `form`: submitted by a visitor. `owner`: added by hand or imported. */
  source: z.enum(['form', 'owner']),
  channel: z.enum(optionValues(channelOptions)),
  /** What a lead added by hand said to 'How did you hear about us?', one of `heardFromOptions`. */
  heardFrom: z.nullable(z.string()),
  /** Who recommended the business to a lead added by hand. */
  referredBy: z.nullable(z.string()),
  /** What was proposed. Null if unknown, as is `clientAmount`. */
  proposalAmount: z.nullable(amountSchema),
  /** What the client pays once the lead is won. */
  clientAmount: z.nullable(amountSchema),
  /** The next scheduled call. */
  nextCall: z.nullable(z.object({ id: z.int(), scheduledAt: z.iso.datetime() })),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  /**
   * When the owner requested its erasure with an email to the visitor; it is erased once that email is sent. ISO 8601
   * UTC.
   */
  erasureRequestedAt: z.nullable(z.iso.datetime()),
});
export type Lead = z.infer<typeof leadSchema>;

/** Another lead with the same email address or phone number. Related leads are linked, never dropped or merged. */
export const relatedLeadSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  status: leadStatus,
  createdAt: z.iso.datetime(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
});
export type RelatedLead = z.infer<typeof relatedLeadSchema>;

/** GET /api/contacts/{id}, owner only. */
export const leadDetailSchema = z.extend(leadSchema, {
  /** Newest first, at most 20. */
  related: z.array(relatedLeadSchema),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** How a lead that the owner adds heard of the business. A form lead has its visits instead. */
export const originFields = {
  heardFrom: optionalField(
    z.enum(['', ...optionValues(heardFromOptions)], validationMessages.heardFrom),
  ),
  referredBy: optionalField(textSchema(oneLine, maxLengths.referredBy)),
};

const { name, email, phone, company } = leadFieldsSchema.shape;

/** The fields that the owner may correct, by the rules of the form. */
export const correctionSchema = z.object({ name, email, phone, company, ...originFields });
export type CorrectableField = keyof z.infer<typeof correctionSchema>;
export const correctableFields = [
  'name',
  'email',
  'phone',
  'company',
  'heardFrom',
  'referredBy',
] as const satisfies readonly CorrectableField[];

const leadChangeSchema = z.object({
  status: z.optional(leadStatus),
  ...notesChange,
  /** Null removes the date, and with it the task. */
  followUpOn: z.optional(z.nullable(easternDateSchema)),
  /** Null or an empty text removes the task. Without a date there is none. */
  followUpTask: z.optional(optionalTaskSchema),
  /** Null removes the amount. */
  proposalAmount: z.optional(z.nullable(amountSchema)),
  clientAmount: z.optional(z.nullable(amountSchema)),
  name: z.optional(name),
  /** Null removes the address or number; one of the two must remain. */
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
  /** Null removes it, as for the two below. */
  company: z.optional(z.nullable(company)),
  heardFrom: z.optional(z.nullable(originFields.heardFrom)),
  referredBy: z.optional(z.nullable(originFields.referredBy)),
});

/**
 * PATCH /api/contacts/{id} names what it changes; missing fields stay. Corrected fields follow the form's rules. Without
 * any field, it lacks its status (specification, section 5).
 */
export const updateLeadRequestSchema = leadChangeSchema.check(({ value, issues }) => {
  const { previousNotes: _previousNotes, ...changes } = value;
  if (Object.values(changes).some((change) => change !== undefined)) return;
  issues.push({
    code: 'custom',
    message: validationMessages.status,
    path: ['status'],
    input: value,
  });
});
export type UpdateLeadRequest = z.infer<typeof updateLeadRequestSchema>;

/** GET /api/contacts/counts, owner only: the dashboard's counters for all leads. */
export const leadCountsSchema = z.object({
  total: z.int(),
  new: z.int(),
  /** New leads without a call or a follow-up date: those that wait for an answer. */
  unanswered: z.int(),
  qualified: z.int(),
  closedWon: z.int(),
  /** Overdue follow-ups. */
  overdue: z.int(),
  /** When the newest lead that was not imported was created, so that a desk can tell whether its list is outdated. ISO 8601 UTC. */
  latest: z.nullable(z.iso.datetime()),
});
export type LeadCounts = z.infer<typeof leadCountsSchema>;
