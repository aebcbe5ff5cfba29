import { type SettingHistory, settingHistoryPageSize } from '@agency/contracts';
import {
  emailViews,
  queryRows,
  rankingsViews,
  rawSql,
  schedulingViews,
  selectColumns,
  sql,
} from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const { rowSchema: changeSchema } = schedulingViews.settingHistory;
const columns = selectColumns(changeSchema);
const rowSchema = changeSchema.omit({ id: true }).extend({ key: changeSchema.shape.setting });

/** Padded, because changes of one moment are ordered by their keys: as text, 10 would come before 9. */
const keyIn = (service: string) => sql`${service}::text || ':' || lpad(id::text, 18, '0')`;

/** Those of this service, and what the others let it read. */
const everyChange = sql`
  SELECT ${keyIn('leads')} AS key, ${columns} FROM leads.setting_changes
  UNION ALL SELECT ${keyIn('scheduling')}, ${columns} FROM ${rawSql(schedulingViews.settingHistory.name)}
  UNION ALL SELECT ${keyIn('rankings')}, ${columns} FROM ${rawSql(rankingsViews.settingHistory.name)}
  UNION ALL SELECT ${keyIn('email')}, ${columns} FROM ${rawSql(emailViews.settingHistory.name)}`;

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
