import type { QueryRunner } from 'typeorm';

const settings = `
CREATE TABLE scheduling.settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (name)
);
INSERT INTO scheduling.settings
SELECT 'booking-rules', jsonb_build_object('minimumNoticeMinutes', minimum_notice_minutes, 'horizonDays', horizon_days,
  'bufferMinutes', buffer_minutes, 'maxCallsPerDay', max_calls_per_day, 'isClosedOnHolidays', is_closed_on_holidays,
  'openHolidays', to_jsonb(open_holidays), 'maxCalendarAgeMinutes', max_calendar_age_minutes,
  'isProposalAnswered', is_proposal_answered), 1
FROM scheduling.booking_rules;
INSERT INTO scheduling.settings
SELECT 'meeting', jsonb_build_object('kind', kind, 'address', address), 1 FROM scheduling.meeting_settings;

DROP TABLE scheduling.booking_rules;
DROP TABLE scheduling.meeting_settings;
`;

/** One table of settings instead of a table with one row for each. */
export class Settings1767200000004 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settings);
  }
}
