import { maxUpcomingAppointmentsPerLead } from '@agency/contracts';
import { ENV, type NetworkKeys, rawPart, sharedViews, sqlPart } from '@agency/platform';
import { Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { SchedulingEnv } from '../env.js';

/** Who books, by everything that upcoming calls are counted by. */
export interface Booker extends NetworkKeys {
  contactId: number;
  /** The contact's email address and phone number, normalized by the leads service. Null, which matches none, without one. */
  emailKey: string | null;
  phoneKey: string | null;
}

/** The same for every limit: it must not reveal whether somebody else has appointments. */
const tooManyAppointmentsMessage =
  'We cannot book another call for you online right now. Please email us, and we will find a time together.';

/** Nulls count nothing. */
type CountedBy = { [Key in keyof Booker]: Booker[Key] | null } & {
  now: Date;
};

/** How many calls are ahead, by what counts them. */
export interface UpcomingCounts {
  of_contact: number;
  of_email: number;
  of_phone: number;
  of_network: number;
  of_network_56: number;
  of_network_48: number;
}

/** A call that was released unconfirmed counts for a day, so that nobody holds times again and again. */
const isUpcoming = sqlPart<CountedBy>()`call.scheduled_at > ${'now'} AND (call.status = 'scheduled'
  OR (call.status = 'cancelled' AND call.confirm_by > ${'now'}::timestamptz - interval '1 day'))`;
const cardsOfCalls = rawPart(`${sharedViews.contactCard.name} card
   JOIN scheduling.appointments call ON call.contact_id = card.id`);

/** `UpcomingCounts` as columns of a query. */
export const upcomingColumns = sqlPart<CountedBy>()`
  (SELECT count(*)::integer FROM scheduling.appointments call
   WHERE call.contact_id = ${'contactId'} AND ${isUpcoming}) AS of_contact,
  (SELECT count(*)::integer FROM ${cardsOfCalls}
   WHERE card.email_key = ${'emailKey'} AND ${isUpcoming}) AS of_email,
  (SELECT count(*)::integer FROM ${cardsOfCalls}
   WHERE card.phone_key = ${'phoneKey'} AND ${isUpcoming}) AS of_phone,
  (SELECT count(*)::integer FROM scheduling.appointments call
   WHERE call.network_key = ${'networkKey'} AND ${isUpcoming}) AS of_network,
  (SELECT count(*)::integer FROM scheduling.appointments call
   WHERE call.network_56_key = ${'network56Key'} AND ${isUpcoming}) AS of_network_56,
  (SELECT count(*)::integer FROM scheduling.appointments call
   WHERE call.network_48_key = ${'network48Key'} AND ${isUpcoming}) AS of_network_48`;

/** Limits upcoming appointments per visitor, so that nobody can fill the calendar under several names. */
@Injectable()
export class UpcomingAppointmentsService {
  private readonly limits: UpcomingCounts;

  constructor(@Inject(ENV) env: SchedulingEnv) {
    this.limits = {
      of_contact: maxUpcomingAppointmentsPerLead,
      of_email: env.UPCOMING_CALLS_PER_EMAIL,
      of_phone: env.UPCOMING_CALLS_PER_PHONE,
      of_network: env.UPCOMING_CALLS_PER_NETWORK,
      of_network_56: 2 * env.UPCOMING_CALLS_PER_NETWORK,
      of_network_48: 4 * env.UPCOMING_CALLS_PER_NETWORK,
    };
  }

  /** Throws 422 when as many calls are ahead as are allowed. (!) Counted in a statement that began once the booker's locks were held. */
  assertBelowLimits(counts: UpcomingCounts): void {
    const { limits } = this;
    const columns = Object.keys(limits) as (keyof UpcomingCounts)[];
    if (columns.some((column) => counts[column] >= limits[column])) {
      throw new UnprocessableEntityException(tooManyAppointmentsMessage);
    }
  }
}
