import type { QueryRunner } from 'typeorm';

const takeAway = `
-- Replaced by columns and tables of their own before version 1.0, and kept only for versions before it.
ALTER TABLE scheduling.appointments DROP COLUMN blocked_until;
ALTER TABLE scheduling.booking_rules DROP COLUMN days_off;
DROP TRIGGER calendars_clear_sealed_address ON scheduling.calendars;
DROP FUNCTION scheduling.clear_sealed_address;
ALTER TABLE scheduling.calendars DROP COLUMN encrypted_address;

-- Without the notes, which were always null. Takes email's views with it, which its own migration creates again.
DROP VIEW scheduling.call_facts CASCADE;
CREATE VIEW scheduling.call_facts AS
SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, meeting_base_url, is_invited
FROM scheduling.appointments;
GRANT SELECT ON scheduling.call_facts TO email;

-- The last save of a field stands.
ALTER TABLE scheduling.appointments DROP COLUMN version;
ALTER TABLE scheduling.meeting_settings DROP COLUMN version;

DROP VIEW scheduling.setting_history;
DROP TABLE scheduling.setting_changes;
DROP FUNCTION scheduling.refuse_setting_change;

-- The sources count leads by their calls.
CREATE VIEW scheduling.lead_calls AS
SELECT contact_id, bool_or(status = 'completed') AS is_held FROM scheduling.appointments GROUP BY contact_id;
GRANT SELECT ON scheduling.lead_calls TO leads;
`;

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(takeAway);
  }
}
