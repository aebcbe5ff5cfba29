import * as z from 'zod/mini';
import { maxHorizonDays } from '../limits.js';
import { easternDateSchema } from '../time/eastern-time.js';
import { federalHolidayNames } from '../time/federal-holidays.js';
import { appointmentInsideSchema } from './availability.js';

export const maxCallsPerDaySchema = z.nullable(z.int().check(z.gte(1), z.lte(48)));

/** The owner's rules on top of the weekly hours. */
export const bookingRulesSchema = z.object({
  /** Minimum minutes between now and the earliest bookable start. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(43_200)),
  /** How many days ahead can be booked, counting today as 0; null is no limit. */
  horizonDays: z.nullable(z.int().check(z.gte(0), z.lte(maxHorizonDays))),
  /** Minutes kept free between two calls. */
  bufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Maximum calls per day that visitors can book; null is no limit. */
  maxCallsPerDay: z._default(maxCallsPerDaySchema, null),
  /** Upcoming whole days without calls, in Eastern Time: time off and holidays. Read only. */
  daysOff: z._default(z.array(z.iso.date()), []),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** The rules until the owner saves her own: the specified scheduler, with a horizon of about two months. */
export const defaultBookingRules: BookingRules = {
  minimumNoticeMinutes: 0,
  horizonDays: 60,
  bufferMinutes: 0,
  maxCallsPerDay: null,
  daysOff: [],
};

/** The rules for the owner's own changes: the horizon is for visitors only. */
export function rulesForOwner(rules: BookingRules): BookingRules {
  return { ...rules, horizonDays: null };
}

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
