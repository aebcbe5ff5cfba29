import * as z from 'zod/mini';
import { type Option, optionValues } from '../options.js';
import { leadStatusOptions } from '../status-options.js';

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
