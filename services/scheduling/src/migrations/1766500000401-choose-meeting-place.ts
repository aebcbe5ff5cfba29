import type { QueryRunner } from 'typeorm';

/**
 * The owner chooses where calls take place: in a room for each, at one link, or by phone. Calls keep what their
 * invitation says until she relocates them. Only adds: a version that knows only rooms reads a link in two parts, and
 * books rooms.
 */
export class ChooseMeetingPlace1766500000401 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE scheduling.meeting_settings (
        singleton boolean DEFAULT true CONSTRAINT meeting_settings_pkey PRIMARY KEY
          CONSTRAINT meeting_settings_one_row CHECK (singleton),
        version integer NOT NULL,
        kind text NOT NULL,
        address text NOT NULL
      )`);
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments
        ADD has_own_room boolean NOT NULL DEFAULT true, ADD relocated_at timestamptz`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.call_changes AS
      SELECT call.id AS appointment_id, GREATEST(call.created_at, call.relocated_at, (
        SELECT max(event.at) FROM scheduling.events event WHERE event.appointment_id = call.id
      )) AS changed_at
      FROM scheduling.appointments call`);
  }
}
