import { type SettingHistory, settingHistoryPageSize } from '@agency/contracts';
import { queryRows, rawSql, selectColumns, sharedViews, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const { schedulingSettings, rankingSettings, emailSettings } = sharedViews;
const columns = selectColumns(schedulingSettings.rowSchema);
const rowSchema = schedulingSettings.rowSchema
  .omit({ id: true })
  .extend({ key: schedulingSettings.rowSchema.shape.setting });

/** Those of this service, and what the others let it read. */
const everyChange = sql`
  SELECT 'leads:' || id AS key, ${columns} FROM leads.setting_changes
  UNION ALL SELECT 'scheduling:' || id, ${columns} FROM ${rawSql(schedulingSettings.name)}
  UNION ALL SELECT 'rankings:' || id, ${columns} FROM ${rawSql(rankingSettings.name)}
  UNION ALL SELECT 'email:' || id, ${columns} FROM ${rawSql(emailSettings.name)}`;

/** Which settings changed, of all services. */
@Injectable()
export class SettingHistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** The changes before this one, newest first. */
  async list(before: string | undefined): Promise<SettingHistory> {
    const [at, key] = before?.split('|') ?? [];
    const rows = await queryRows(
      this.dataSource.manager,
      rowSchema,
      sql`SELECT key, at, setting, detail, before, after, by FROM (${everyChange}) change
        WHERE ${at === undefined ? sql`true` : sql`(at, key) < (${at}::timestamptz, ${key})`}
        ORDER BY at DESC, key DESC LIMIT ${settingHistoryPageSize + 1}`,
    );
    const changes = rows
      .slice(0, settingHistoryPageSize)
      .map((row) => ({ ...row, at: row.at.toISOString() }));
    const last = changes.at(-1);
    const hasMore = rows.length > settingHistoryPageSize;
    return { changes, next: hasMore && last ? `${last.at}|${last.key}` : null };
  }
}
