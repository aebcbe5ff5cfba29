import type { QueryRunner } from 'typeorm';

const settings = `
CREATE TABLE rankings.settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (name)
);
INSERT INTO rankings.settings SELECT 'alert-rules', rules, 1 FROM rankings.alert_rules;
INSERT INTO rankings.settings
SELECT 'ranking-emails',
  jsonb_build_object('isWeekOn', is_week_on, 'weekday', weekday, 'isAlertOn', is_alert_on), 1
FROM rankings.owner_emails;
-- A week that was due before the owner chose this weekday is decided: it is not sent.
INSERT INTO rankings.week_reports (due_on, created_at)
SELECT chosen_on - (extract(dow FROM chosen_on)::integer - weekday + 7) % 7, week_since
FROM rankings.owner_emails,
  LATERAL (SELECT (week_since AT TIME ZONE 'America/New_York' - interval '7 hours')::date AS chosen_on) AS day
ON CONFLICT DO NOTHING;
INSERT INTO rankings.settings
SELECT 'search-console', jsonb_build_object('keyId', key_id, 'account', account,
  'sealedKey', translate(encode(sealed_key, 'base64'), E'\\n', ''), 'site', site), 1
FROM rankings.search_console_connection;

DROP TABLE rankings.alert_rules;
DROP TABLE rankings.owner_emails;
DROP TABLE rankings.search_console_connection;
`;

/** One table of settings instead of a table with one row for each. */
export class Settings1767200000004 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settings);
  }
}
