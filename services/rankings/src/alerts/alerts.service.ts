import type { ListAlertsQuery, RankingAlert, RankingSource } from '@agency/contracts';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { ResultCache } from '../performance/result-cache.js';
import { AlertEntity } from './alert.entity.js';
import { type AlertRow, alertColumns, toRankingAlert } from './alert.mapper.js';
import { severityRank } from './raise-alerts.js';

/** Only alerts of active keywords. */
const visible = `FROM rankings.alerts alert
  JOIN rankings.keywords keyword ON keyword.id = alert.keyword_id AND keyword.state = 'active'
  WHERE alert.source = $1`;

const filtered = `${visible} AND ($2::boolean IS NULL OR alert.is_read = $2)`;
const order = `ORDER BY alert.window_end DESC, ${severityRank('alert.severity')} DESC, alert.id DESC`;

@Injectable()
export class AlertsService {
  private readonly totals = new ResultCache<number>(3);

  constructor(
    @InjectRepository(AlertEntity) private readonly alerts: Repository<AlertEntity>,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
  ) {}

  async list({ read, limit, offset }: ListAlertsQuery) {
    const isRead = read === undefined ? null : read === 'yes';
    const [rows, total] = await Promise.all([
      this.alerts.query<AlertRow[]>(
        `SELECT ${alertColumns} ${filtered} ${order} LIMIT $3 OFFSET $4`,
        [this.source, isRead, limit, offset],
      ),
      this.count(isRead),
    ]);
    return { rows: rows.map(toRankingAlert), total };
  }

  private async count(isRead: boolean | null): Promise<number> {
    const { revision } = await this.dataSets.current();
    return this.totals.get(`${revision} ${isRead}`, async () => {
      const [row] = await this.alerts.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${filtered}`,
        [this.source, isRead],
      );
      return row?.total ?? 0;
    });
  }

  async newest(count: number): Promise<RankingAlert[]> {
    const rows = await this.alerts.query<AlertRow[]>(
      `SELECT ${alertColumns} ${visible} ${order} LIMIT $2`,
      [this.source, count],
    );
    return rows.map(toRankingAlert);
  }

  countUnread(): Promise<number> {
    return this.count(false);
  }

  async setRead(id: number, isRead: boolean): Promise<RankingAlert> {
    const { source } = this;
    const { affected } = await this.alerts.update({ id, source, isRead: !isRead }, { isRead });
    if (affected) await this.dataSets.touch();
    const [row] = await this.alerts.query<AlertRow[]>(
      `SELECT ${alertColumns} ${visible} AND alert.id = $2`,
      [source, id],
    );
    if (!row) throw new NotFoundException('This alert does not exist.');
    return toRankingAlert(row);
  }

  async readAll(): Promise<number> {
    const { source } = this;
    const { affected } = await this.alerts.update({ source, isRead: false }, { isRead: true });
    if (affected) await this.dataSets.touch();
    return affected ?? 0;
  }
}
