import * as z from 'zod/mini';
import { pageSize } from '../limits.js';
import { ownerMessageSchema } from '../text/owner-message.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { leadSchema } from './lead.js';
import { leadIdSchema } from './lead-id.js';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses these.
/** POST, owner only: cancels several calls. */
export const cancelAppointmentsPath = '/api/appointments/cancel';
/** POST, owner only: erases several leads. */
export const eraseLeadsPath = '/api/contacts/erase';
/** POST, owner only: what erasing these leads would take with it. Changes nothing. */
export const erasurePreviewPath = '/api/contacts/erase/preview';
/** POST, owner only: changes several leads. */
export const updateLeadsPath = '/api/contacts/bulk';

/** The most calls or leads one bulk request may name: as many as a page of a list holds. */
export const maxBulkItems = pageSize.max;

const tooMany = `Please select at most ${maxBulkItems} at once.`;
const selected = <Id extends z.ZodMiniType<number>>(id: Id) =>
  z
    .array(id)
    .check(z.minLength(1, 'Please select something first.'), z.maxLength(maxBulkItems, tooMany));

/** POST `cancelCallsPath`. An id named twice counts once. */
export const cancelAppointmentsRequestSchema = z.object({
  ids: selected(z.int()),
  /** Whether visitors are emailed about the cancellation. Reminders are withdrawn either way. */
  emailVisitors: z.boolean(),
  /** Stands in each of these emails. Without an email it is not stored. */
  message: ownerMessageSchema,
});
export type CancelAppointmentsRequest = z.infer<typeof cancelAppointmentsRequestSchema>;

/** `not-ahead`: it has started, or is completed or a no-show. `gone`: its lead was erased. Only `cancelled` changes anything. */
export const cancelOutcomeSchema = z.enum(['cancelled', 'already-cancelled', 'not-ahead', 'gone']);
export type CancelOutcome = z.infer<typeof cancelOutcomeSchema>;

/** What became of each call, in the order asked. */
export const cancelAppointmentsResponseSchema = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      outcome: cancelOutcomeSchema,
      /** Whether the visitor is emailed about it. Not if the call's invitation was still waiting to be sent. */
      isVisitorEmailed: z.optional(z.boolean()),
    }),
  ),
});
export type CancelAppointmentsResponse = z.infer<typeof cancelAppointmentsResponseSchema>;

/** POST `erasurePreviewPath`. */
export const erasurePreviewRequestSchema = z.object({ ids: selected(leadIdSchema) });
export type ErasurePreviewRequest = z.infer<typeof erasurePreviewRequestSchema>;

export const erasurePreviewSchema = z.object({
  /** How many of them still exist. */
  leads: z.int(),
  /** Their calls that are still to take place. */
  callsAhead: z.int(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** POST `eraseLeadsPath`. An id named twice counts once. */
export const eraseLeadsRequestSchema = z.object({
  ids: selected(leadIdSchema),
  /**
   * Whether visitors whose calls are cancelled by this get the mail about it. Their leads are then erased as soon
   * as these mails have gone out.
   */
  emailVisitors: z.boolean(),
});
export type EraseLeadsRequest = z.infer<typeof eraseLeadsRequestSchema>;

/** `requested`: erased once its mails have gone out. `gone`: erased before. */
export const eraseOutcomeSchema = z.enum(['erased', 'requested', 'gone']);
export type EraseOutcome = z.infer<typeof eraseOutcomeSchema>;

/** What became of each lead, in the order asked. */
export const eraseLeadsResponseSchema = z.object({
  results: z.array(z.object({ id: leadIdSchema, outcome: eraseOutcomeSchema })),
});
export type EraseLeadsResponse = z.infer<typeof eraseLeadsResponseSchema>;

const { status } = leadSchema.shape;
const followUpOn = z.nullable(easternDateSchema);

/**
 * POST `updateLeadsPath`: what each lead is to have. Left out stays. A lead whose `version` is given and has grown since is
 * left alone; so an Undo takes back only what nobody has changed meanwhile.
 */
export const updateLeadsRequestSchema = z.object({
  leads: z
    .array(
      z.object({
        id: leadIdSchema,
        status: z.optional(status),
        followUpOn: z.optional(followUpOn),
        version: z.optional(z.int32()),
      }),
    )
    .check(z.minLength(1, 'Please select something first.'), z.maxLength(maxBulkItems, tooMany)),
});
export type UpdateLeadsRequest = z.infer<typeof updateLeadsRequestSchema>;

/** `conflict`: changed meanwhile, so it was left alone. `gone`: erased before. Only `changed` changes anything. */
export const updateLeadsResponseSchema = z.object({
  changed: z.int(),
  results: z.array(
    z.discriminatedUnion('outcome', [
      z.object({
        id: leadIdSchema,
        outcome: z.enum(['changed', 'unchanged', 'conflict']),
        name: z.string(),
        version: z.int32(),
        /** What it had before. */
        previous: z.object({ status, followUpOn }),
      }),
      z.object({ id: leadIdSchema, outcome: z.literal('gone') }),
    ]),
  ),
});
export type UpdateLeadsResponse = z.infer<typeof updateLeadsResponseSchema>;
