import { maxUpcomingAppointmentsPerLead } from '@agency/contracts';
import { Clock, ENV, sharedViews } from '@agency/platform';
import { Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SchedulingEnv } from '../env.js';

/** Who books, by everything that upcoming calls are counted by. */
export interface Booker {
  contactId: number;
  /** The contact's email address and phone number, normalized by the leads service. Null, which matches none, without one. */
  emailKey: string | null;
  phoneKey: string | null;
  networkKey: string;
}

/** The same for every limit: it must not reveal whether somebody else has appointments. */
const tooManyAppointmentsMessage =
  'We cannot book another call for you online right now. Please email us, and we will find a time together.';

const isUpcoming = `call.status = 'scheduled' AND call.scheduled_at > $1`;

/** Limits upcoming appointments per visitor, so that nobody can fill the calendar under several names. */
@Injectable()
export class UpcomingAppointmentsService {
  private readonly limits: Record<keyof Booker, number>;

  constructor(
    private readonly clock: Clock,
    @Inject(ENV) env: SchedulingEnv,
  ) {
    this.limits = {
      contactId: maxUpcomingAppointmentsPerLead,
      emailKey: env.UPCOMING_CALLS_PER_EMAIL,
      phoneKey: env.UPCOMING_CALLS_PER_PHONE,
      networkKey: env.UPCOMING_CALLS_PER_NETWORK,
    };
  }

  /** Throws 422 when the booker has as many calls ahead as are allowed. The caller holds the booker's locks. */
  async assertBelowLimits(manager: EntityManager, booker: Booker): Promise<void> {
    const [counts]: Record<keyof Booker, number>[] = await manager.query(
      `SELECT
         (SELECT count(*)::integer FROM scheduling.appointments call
          WHERE call.contact_id = $2 AND ${isUpcoming}) AS "contactId",
         (SELECT count(*)::integer FROM ${sharedViews.contactCard.name} card
          JOIN scheduling.appointments call ON call.contact_id = card.id
          WHERE card.email_key = $3 AND ${isUpcoming}) AS "emailKey",
         (SELECT count(*)::integer FROM ${sharedViews.contactCard.name} card
          JOIN scheduling.appointments call ON call.contact_id = card.id
          WHERE card.phone_key = $4 AND ${isUpcoming}) AS "phoneKey",
         (SELECT count(*)::integer FROM scheduling.appointments call
          WHERE call.network_key = $5 AND ${isUpcoming}) AS "networkKey"`,
      [this.clock.now(), booker.contactId, booker.emailKey, booker.phoneKey, booker.networkKey],
    );
    const { contactId, emailKey, phoneKey, networkKey } = this.limits;
    if (
      !counts ||
      counts.contactId >= contactId ||
      counts.emailKey >= emailKey ||
      counts.phoneKey >= phoneKey ||
      counts.networkKey >= networkKey
    ) {
      throw new UnprocessableEntityException(tooManyAppointmentsMessage);
    }
  }
}
