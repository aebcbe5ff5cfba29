import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { federalHolidayNames } from '../time/federal-holidays.js';
import { bookingRulesSchema, maxCallsPerDaySchema } from './booking-rules.js';
import { appointmentInsideSchema } from './time-off.js';

const { minimumNoticeMinutes, horizonDays, bufferMinutes, maxCallsPerDay } =
  bookingRulesSchema.shape;
/** A quarter of an hour to thirty days; null is any age. */
const maxCalendarAgeMinutes = z.nullable(z.int().check(z.gte(15), z.lte(43_200)));

/** The rules offered to the owner at first: four hours' notice, sixty days ahead. */
export const proposedRules = { minimumNoticeMinutes: 240, horizonDays: 60 } as const;

/** A federal holiday, with its next date. */
export const ownerHolidaySchema = z.object({
  name: z.string(),
  day: easternDateSchema,
  /** Whether calls are taken on it anyway. */
  isOpen: z.boolean(),
  /** The upcoming calls on this day, earliest first. */
  calls: z.array(appointmentInsideSchema),
});
export type OwnerHoliday = z.infer<typeof ownerHolidaySchema>;

/** The owner's rules, including what only she may see. */
export const ownerRulesSchema = z.object({
  minimumNoticeMinutes,
  horizonDays,
  bufferMinutes,
  maxCallsPerDay,
  isClosedOnHolidays: z.boolean(),
  /** Each federal holiday once, earliest first. */
  holidays: z.array(ownerHolidaySchema),
  /** How old the last good copy of another calendar may be before visitors can no longer book; null is any age. */
  maxCalendarAgeMinutes,
  /** Whether to offer `proposedRules`: no rule has been saved, and the offer has not been dismissed. */
  isProposalOpen: z.boolean(),
});
export type OwnerRules = z.infer<typeof ownerRulesSchema>;

/** PATCH `apiPaths.ownerRules`: missing fields stay. */
export const updateOwnerRulesRequestSchema = z.object({
  minimumNoticeMinutes: z.optional(minimumNoticeMinutes),
  horizonDays: z.optional(horizonDays),
  bufferMinutes: z.optional(bufferMinutes),
  maxCallsPerDay: z.optional(maxCallsPerDaySchema),
  isClosedOnHolidays: z.optional(z.boolean()),
  /** One holiday to open or close; the others stay. */
  holiday: z.optional(
    z.object({
      name: z.string().check(z.refine((name) => federalHolidayNames.includes(name))),
      isOpen: z.boolean(),
    }),
  ),
  maxCalendarAgeMinutes: z.optional(maxCalendarAgeMinutes),
  /** Dismisses the offer of `proposedRules`. */
  declinesProposal: z.optional(z.literal(true)),
});
export type UpdateOwnerRulesRequest = z.infer<typeof updateOwnerRulesRequestSchema>;
