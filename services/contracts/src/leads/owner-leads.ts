import * as z from 'zod/mini';
import { maxLengths, pageSize, validationMessages } from '../limits.js';
import { optionalTaskSchema } from '../tasks.js';
import { cleanEmail, isValidEmail } from '../text/email-address.js';
import { optionalField, textSchema } from '../text/field-schemas.js';
import { ownerMessageSchema, ownerNotesSchema } from '../text/owner-text.js';
import { leadSchema, originFields, unreachableLeadMessage } from './lead.js';
import { leadFieldsSchema, leadIdSchema, optionalPhone } from './lead-fields.js';

const { name, company, service, monthlyAdSpend, message } = leadFieldsSchema.shape;

/** The forms' field, but optional. */
const optionalEmail = optionalField(
  z.pipe(
    textSchema(cleanEmail, maxLengths.email),
    z
      .string()
      .check(z.refine((text) => text === '' || isValidEmail(text), validationMessages.email)),
  ),
);

/** POST `apiPaths.addLead`: a name, and an email address or a phone number. An empty text counts as missing. */
export const addLeadRequestSchema = z
  .object({
    name,
    email: optionalEmail,
    phone: optionalPhone,
    company,
    service,
    monthlyAdSpend,
    message,
    ...originFields,
    notes: z.optional(ownerNotesSchema),
    /** Whether to send the lead the forms' automatic reply. */
    sendAutoReply: z._default(z.boolean(), false),
  })
  .check(
    z.refine((lead) => Boolean(lead.email || lead.phone), {
      error: unreachableLeadMessage,
      path: ['email'],
    }),
  );
export type AddLeadRequest = z.infer<typeof addLeadRequestSchema>;
export type AddLeadBody = z.input<typeof addLeadRequestSchema>;

/** The most calls or leads in one bulk request: one page of a list. */
export const maxBulkItems = pageSize.max;

const tooMany = `Please select at most ${maxBulkItems} at once.`;
/** Ids of selected items of a list. */
export const selectedIdsSchema = <Id extends z.ZodMiniType<number>>(id: Id) =>
  z
    .array(id)
    .check(z.minLength(1, 'Please select something first.'), z.maxLength(maxBulkItems, tooMany));

/** POST `cancelCallsPath`. Duplicate ids count once. */
export const cancelAppointmentsRequestSchema = z.object({
  ids: selectedIdsSchema(z.int()),
  /** Whether visitors are emailed about the cancellation. Reminders are withdrawn either way. */
  emailVisitors: z.boolean(),
  /** Included in each of these emails. Without an email it is not stored. */
  message: ownerMessageSchema,
});
export type CancelAppointmentsRequest = z.infer<typeof cancelAppointmentsRequestSchema>;

/**
 * `not-ahead`: it has started, or is completed or a no-show. `gone`: its lead was erased. Only `cancelled` is a change.
 */
export const cancelOutcomeSchema = z.enum(['cancelled', 'already-cancelled', 'not-ahead', 'gone']);
export type CancelOutcome = z.infer<typeof cancelOutcomeSchema>;

/** The outcome for each call, in request order. */
export const cancelAppointmentsResponseSchema = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      outcome: cancelOutcomeSchema,
      /** Whether the visitor is emailed. Not if the call's invitation had not been sent yet. */
      isVisitorEmailed: z.optional(z.boolean()),
    }),
  ),
});
export type CancelAppointmentsResponse = z.infer<typeof cancelAppointmentsResponseSchema>;

/** POST `apiPaths.erasurePreview`. */
export const erasurePreviewRequestSchema = z.object({ ids: selectedIdsSchema(leadIdSchema) });
export type ErasurePreviewRequest = z.infer<typeof erasurePreviewRequestSchema>;

export const erasurePreviewSchema = z.object({
  /** How many of the leads still exist. */
  leads: z.int(),
  /** Their upcoming calls. */
  callsAhead: z.int(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** POST `apiPaths.eraseLeads`. Duplicate ids count once. */
export const eraseLeadsRequestSchema = z.object({
  ids: selectedIdsSchema(leadIdSchema),
  /**
   * Whether visitors are emailed about calls that this cancels. Their leads are then erased once these emails are sent.
   */
  emailVisitors: z.boolean(),
});
export type EraseLeadsRequest = z.infer<typeof eraseLeadsRequestSchema>;

/** `requested`: erased once its emails are sent. `gone`: already erased. */
export const eraseOutcomeSchema = z.enum(['erased', 'requested', 'gone']);
export type EraseOutcome = z.infer<typeof eraseOutcomeSchema>;

/** The outcome for each lead, in request order. */
export const eraseLeadsResponseSchema = z.object({
  results: z.array(z.object({ id: leadIdSchema, outcome: eraseOutcomeSchema })),
});
export type EraseLeadsResponse = z.infer<typeof eraseLeadsResponseSchema>;

const { status, followUpOn, followUpTask } = leadSchema.shape;

/** POST `apiPaths.updateLeads`: the new values of each lead; missing fields stay. */
export const updateLeadsRequestSchema = z.object({
  leads: z
    .array(
      z.object({
        id: leadIdSchema,
        status: z.optional(status),
        followUpOn: z.optional(followUpOn),
        followUpTask: z.optional(optionalTaskSchema),
      }),
    )
    .check(z.minLength(1, 'Please select something first.'), z.maxLength(maxBulkItems, tooMany)),
});
export type UpdateLeadsRequest = z.infer<typeof updateLeadsRequestSchema>;

/** `gone`: already erased. Only `changed` is a change. */
export const updateLeadsResponseSchema = z.object({
  changed: z.int(),
  results: z.array(
    z.discriminatedUnion('outcome', [
      z.object({
        id: leadIdSchema,
        outcome: z.enum(['changed', 'unchanged']),
        /** The previous values. */
        previous: z.object({ status, followUpOn, followUpTask }),
      }),
      z.object({ id: leadIdSchema, outcome: z.literal('gone') }),
    ]),
  ),
});
export type UpdateLeadsResponse = z.infer<typeof updateLeadsResponseSchema>;
