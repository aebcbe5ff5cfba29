import { type MeetingPlace, type MeetingSettings, settings } from '@agency/contracts';
import {
  Clock,
  ENV,
  OutboxService,
  queryRow,
  queryRows,
  SettingsService,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import * as z from 'zod';
import type { SchedulingEnv } from '../../env.js';
import { AppointmentEntity } from '../appointment.entity.js';
import { AppointmentChange } from '../appointment-change.js';
import { ChangeEmailsService } from '../change-emails.service.js';
import { meetingOf } from './meeting-place.js';

const batchSize = 100;

/** Where calls take place, as the owner chooses. */
@Injectable()
export class MeetingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
    private readonly emails: ChangeEmailsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  async get(): Promise<MeetingSettings> {
    const { manager } = this.dataSource;
    const place = await this.find(manager);
    const { calls } = await queryRow(
      manager,
      z.object({ calls: z.int() }),
      sql`SELECT count(*)::integer AS calls FROM scheduling.appointments WHERE ${this.isElsewhere(place)}`,
    );
    return { ...place, defaultBaseUrl: this.env.MEETING_BASE_URL, callsElsewhere: calls };
  }

  /**
   * Relocates the upcoming calls that were to take place elsewhere, and tells whoever was invited to them. Safe to
   * repeat: it continues where it stopped. Returns how many it relocated.
   */
  async relocateUpcoming(requestId: string): Promise<number> {
    let relocated = 0;
    for (;;) {
      const count = await this.relocateBatch(requestId);
      relocated += count;
      if (count < batchSize) return relocated;
    }
  }

  private relocateBatch(requestId: string): Promise<number> {
    return this.outbox.transaction(async (manager) => {
      const place = await this.find(manager);
      const rows = await queryRows(
        manager,
        z.object({ id: z.string() }),
        sql`SELECT id FROM scheduling.appointments WHERE ${this.isElsewhere(place)}
          ORDER BY id LIMIT ${batchSize} FOR UPDATE`,
      );
      const calls = await manager.find(AppointmentEntity, {
        where: { id: In(rows.map(({ id }) => id)) },
      });
      const now = this.clock.now();
      const changes = calls.map(
        (call) =>
          new AppointmentChange(
            call,
            { meeting: { ...meetingOf(place), relocatedAt: now } },
            'owner',
          ),
      );
      await this.emails.replace(manager, changes, { requestId });
      await manager.save(
        AppointmentEntity,
        changes.map(({ next }) => next),
      );
      return calls.length;
    });
  }

  private async find(manager: EntityManager): Promise<MeetingPlace> {
    const chosen = await this.settings.read(settings.meeting, manager);
    return chosen ?? { kind: 'rooms', address: this.env.MEETING_BASE_URL };
  }

  /** Upcoming calls whose lead was told a different place. */
  private isElsewhere(place: MeetingPlace) {
    const { meetingBaseUrl, meetingRoom, hasOwnRoom } = meetingOf(place);
    return sql`status = 'scheduled' AND scheduled_at > ${this.clock.now()} AND is_invited AND NOT (
      has_own_room = ${hasOwnRoom} AND coalesce(meeting_base_url, ${this.env.MEETING_BASE_URL}) = ${meetingBaseUrl}
      AND (has_own_room OR meeting_room = ${meetingRoom}))`;
  }
}
