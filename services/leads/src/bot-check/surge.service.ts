import { Clock, ENV, rawPart, runAlone, sharedViews, statement } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsEnv } from '../env.js';

/** Whether more arrived than allowed. Counts no more rows than it has to. */
const readSurge = statement<
  { hourAgo: Date; maxForms: number; maxBookings: number },
  { is_surging: boolean }
>('surge')`
  SELECT (SELECT count(*) FROM (SELECT FROM leads.contacts
      WHERE source = 'form' AND created_at > ${'hourAgo'} LIMIT ${'maxForms'}::integer + 1) form) > ${'maxForms'}
    OR (SELECT count(*) FROM (SELECT FROM ${rawPart(sharedViews.visitorBookings.name)}
      WHERE created_at > ${'hourAgo'} LIMIT ${'maxBookings'}::integer + 1) booking) > ${'maxBookings'} AS is_surging`;

/** Knows when strangers send unusually many forms or bookings, from however many networks (docs/decisions/081). */
@Injectable()
export class SurgeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: LeadsEnv,
  ) {}

  /** Without Postgres no: nothing is stored then, and a challenge needs no database. */
  async isSurging(): Promise<boolean> {
    try {
      const [row] = await runAlone(this.dataSource, readSurge, {
        hourAgo: new Date(this.clock.now().getTime() - 3_600_000),
        maxForms: this.env.SURGE_FORMS_PER_HOUR,
        maxBookings: this.env.SURGE_BOOKINGS_PER_HOUR,
      });
      return row?.is_surging ?? false;
    } catch {
      return false;
    }
  }
}
