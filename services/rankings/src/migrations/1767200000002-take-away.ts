import type { QueryRunner } from 'typeorm';

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...uploads, ...settingHistory]) await queryRunner.query(statement);
  }
}

/** Uploads that end on the same day are in one table, and the log of runs keeps what is still shown. */
const uploads = [
  `ALTER TABLE rankings.figures DROP CONSTRAINT figures_pkey,
    ADD CONSTRAINT figures_pkey PRIMARY KEY (source, day, keyword_id, covers_days)`,
  `INSERT INTO rankings.figures (source, day, covers_days, keyword_id, clicks, impressions, position)
    SELECT source, day, covers_days, keyword_id, clicks, impressions, position FROM rankings.wider_figures`,
  'DROP TABLE rankings.wider_figures',
  `ALTER TABLE rankings.days DROP CONSTRAINT days_pkey,
    ADD CONSTRAINT days_pkey PRIMARY KEY (source, day, covers_days)`,
  `INSERT INTO rankings.days (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum,
      file_name, uploaded_at)
    SELECT source, day, covers_days, run_id, keywords, clicks, impressions, position_sum, file_name, uploaded_at
    FROM rankings.wider_days`,
  'DROP TABLE rankings.wider_days',
  'ALTER TABLE rankings.days DROP COLUMN file_kind',
  `ALTER TABLE rankings.runs DROP COLUMN figures, DROP COLUMN new_alerts, DROP COLUMN alerts_found,
    DROP COLUMN data_through`,
];

const settingHistory = [
  'DROP VIEW rankings.setting_history',
  'DROP TABLE rankings.setting_changes',
  'DROP FUNCTION rankings.refuse_setting_change',
];
