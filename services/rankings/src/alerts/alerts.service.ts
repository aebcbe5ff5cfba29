import {
  type AlertFilter,
  type KnownAlertRules,
  type ListAlertsQuery,
  type RankingAlert,
  type RankingSource,
  rankingAlertSchema,
  settings,
} from '@agency/contracts';
import { countRows, queryRow, queryRows, SettingsService, type Sql, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import * as z from 'zod';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { AlertEntity } from './alert.entity.js';
import { movesOf, severityRank } from './raise-alerts.service.js';

const alertSchema = z.object({
  ...rankingAlertSchema.shape,
  createdAt: z.date().transform((at) => at.toISOString()),
});

const alertColumns = sql`alert.id, alert.keyword_id AS "keywordId", keyword.keyword,
  alert.type AS "alertType", alert.severity,
  alert.previous_position::double precision AS "previousPosition",
  alert.current_position::double precision AS "currentPosition",
  abs(alert.current_position - alert.previous_position)::double precision AS "positionChange",
  alert.window_end::text AS "windowEnd", alert.is_read AS "isRead", alert.created_at AS "createdAt"`;

/** Only alerts of active keywords. */
const alertsWithKeywords = sql`rankings.alerts alert
  JOIN rankings.keywords keyword ON keyword.id = alert.keyword_id AND keyword.state = 'active'`;

const order = sql`alert.window_end DESC, ${severityRank('alert.severity')} DESC, alert.id DESC`;

const matchesFilter = ({ read }: AlertFilter): Sql =>
  read === undefined ? sql`true` : sql`alert.is_read = ${read === 'yes'}`;

@Injectable()
export class AlertsService {
  constructor(
    @InjectRepository(AlertEntity) private readonly alerts: Repository<AlertEntity>,
    private readonly active: ActiveSourceService,
    private readonly settings: SettingsService,
  ) {}

  async list({ limit, offset, ...filter }: ListAlertsQuery) {
    const source = await this.active.name();
    const isWanted = matchesFilter(filter);
    const [rows, total] = await Promise.all([
      this.find(source, sql`${isWanted} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
      this.count(source, isWanted),
    ]);
    return { rows, total };
  }

  newest(source: RankingSource, count: number): Promise<RankingAlert[]> {
    return this.find(source, sql`true ORDER BY ${order} LIMIT ${count}`);
  }

  /**
   * How many keywords match these rules in the latest windows, including those already reported. Rules that are missing are as
   * saved: a page that was opened before a deploy does not know newer ones.
   */
  async countMoves(known: KnownAlertRules): Promise<number> {
    const source = await this.active.name();
    const rules = await this.settings.preview(settings.alertRules, known);
    const { found } = await queryRow(
      this.alerts.manager,
      z.object({ found: z.int() }),
      sql`WITH ${movesOf(source, rules)} SELECT count(*)::integer AS found FROM notable`,
    );
    return found;
  }

  countUnread(source: RankingSource): Promise<number> {
    return this.count(source, sql`NOT alert.is_read`);
  }

  async setRead(id: number, isRead: boolean): Promise<RankingAlert> {
    const source = await this.active.name();
    await this.alerts.update({ id, source }, { isRead });
    const [alert] = await this.find(source, sql`alert.id = ${id}`);
    if (!alert) throw new NotFoundException('This alert doesn’t exist.');
    return alert;
  }

  async readAll(): Promise<number> {
    const source = await this.active.name();
    const { affected } = await this.alerts.update({ source, isRead: false }, { isRead: true });
    return affected ?? 0;
  }

  private find(source: RankingSource, isWanted: Sql): Promise<RankingAlert[]> {
    return queryRows(
      this.alerts.manager,
      alertSchema,
      sql`SELECT ${alertColumns} FROM ${alertsWithKeywords}
        WHERE alert.source = ${source} AND ${isWanted}`,
    );
  }

  private count(source: RankingSource, isWanted: Sql): Promise<number> {
    return countRows(
      this.alerts.manager,
      sql`${alertsWithKeywords} WHERE alert.source = ${source} AND ${isWanted}`,
    );
  }
}
