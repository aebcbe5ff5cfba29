import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { federalHolidayNames } from '../time/federal-holidays.js';
import { bookingRulesSchema, saveBookingRulesRequestSchema } from './booking-rules.js';
import { appointmentInsideSchema } from './time-off.js';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses it.
/** GET and PATCH, owner only. */
export const ownerRulesPath = '/api/booking-rules/owner';

const { minimumNoticeMinutes, horizonDays, bufferMinutes, maxCallsPerDay } =
  bookingRulesSchema.shape;
/** From a quarter of an hour to thirty days; null is any age. */
const maxCalendarAgeMinutes = z.nullable(z.int().check(z.gte(15), z.lte(43_200)));

/** The rules that the owner is offered at first: four hours' notice, sixty days ahead. */
export const proposedRules = { minimumNoticeMinutes: 240, horizonDays: 60 } as const;

/** A federal holiday on the next day it falls on. */
export const ownerHolidaySchema = z.object({
  name: z.string(),
  day: easternDateSchema,
  /** Whether calls are taken on it all the same. */
  isOpen: z.boolean(),
  /** The calls ahead on this day, the earliest first. */
  calls: z.array(appointmentInsideSchema),
});
export type OwnerHoliday = z.infer<typeof ownerHolidaySchema>;

/** The owner's rules with what only the owner may know of them. */
export const ownerRulesSchema = z.object({
  minimumNoticeMinutes,
  horizonDays,
  bufferMinutes,
  maxCallsPerDay,
  isClosedOnHolidays: z.boolean(),
  /** Each federal holiday once, the next one first. */
  holidays: z.array(ownerHolidaySchema),
  /** How old the last good copy of another calendar may be for visitors to book; null is any age. */
  maxCalendarAgeMinutes,
  /** Whether `proposedRules` are still to be offered: no rule was saved, and the offer was not turned down. */
  isProposalOpen: z.boolean(),
});
export type OwnerRules = z.infer<typeof ownerRulesSchema>;

/** PATCH `ownerRulesPath`: what is left out stays. */
export const updateOwnerRulesRequestSchema = z.object({
  minimumNoticeMinutes: z.optional(minimumNoticeMinutes),
  horizonDays: z.optional(horizonDays),
  bufferMinutes: z.optional(bufferMinutes),
  maxCallsPerDay: saveBookingRulesRequestSchema.shape.maxCallsPerDay,
  isClosedOnHolidays: z.optional(z.boolean()),
  /** One holiday to open or to close; the others stay. */
  holiday: z.optional(
    z.object({
      name: z.string().check(z.refine((name) => federalHolidayNames.includes(name))),
      isOpen: z.boolean(),
    }),
  ),
  maxCalendarAgeMinutes: z.optional(maxCalendarAgeMinutes),
  /** The offer of `proposedRules` is turned down. */
  declinesProposal: z.optional(z.literal(true)),
});
export type UpdateOwnerRulesRequest = z.infer<typeof updateOwnerRulesRequestSchema>;
