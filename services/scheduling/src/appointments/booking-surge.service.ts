import { heldAppointmentMinutes } from '@agency/contracts';
import { Clock, ENV, MetricsService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import type { SchedulingEnv } from '../env.js';
import { lockForSurge } from '../schedule/booking-locks.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentRepository } from './appointment.repository.js';

const hourMs = 3_600_000;

/** What a surge means for one more booking. */
export interface SurgeVerdict {
  /**
   * The visitor must open the link in the email before this time; null for an appointment that needs no confirmation.
   */
  confirmBy: Date | null;
  /** Once a day. */
  shouldNotifyOwner: boolean;
}

/** Slows down unusually many bookings by visitors, whatever the number of networks (docs/decisions/081). */
@Injectable()
export class BookingSurgeService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
    metrics: MetricsService,
    @InjectRepository(AppointmentEntity) stored: Repository<AppointmentEntity>,
  ) {
    metrics.gauge('visitor_bookings', async () => {
      const hourAgo = new Date(this.clock.now().getTime() - hourMs);
      const visitors = { botCheck: Not(IsNull()), createdAt: MoreThan(hourAgo) };
      return [{ value: await stored.countBy(visitors) }];
    });
    metrics.gauge('visitor_bookings_limit', async () => [{ value: env.SURGE_BOOKINGS_PER_HOUR }]);
  }

  /**
   * Decides about a visitor's booking by the number of bookings in the last hour. (!) Under the locks of
   * `lockForBooking`: in a surge its own lock comes last and serializes the bookings of all days, so that none is
   * counted late.
   */
  async assess(manager: EntityManager, visitorsInLastHour: number): Promise<SurgeVerdict> {
    const max = this.env.SURGE_BOOKINGS_PER_HOUR;
    if (visitorsInLastHour < max) return { confirmBy: null, shouldNotifyOwner: false };
    await lockForSurge(manager);
    const surge = await this.appointments.readSurge(manager);
    const confirmBy = new Date(this.clock.now().getTime() + heldAppointmentMinutes * 60_000);
    return {
      confirmBy: surge.visitorsInLastHour < 2 * max ? null : confirmBy,
      shouldNotifyOwner: !surge.isOwnerNotified,
    };
  }
}
