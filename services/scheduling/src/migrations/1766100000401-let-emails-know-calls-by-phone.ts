import type { QueryRunner } from 'typeorm';

/** The owner's notices and calendar show no video room for a call whose lead was not invited. Only adds. */
export class LetEmailsKnowCallsByPhone1766100000401 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, NULL::text AS notes,
        meeting_base_url, is_invited
      FROM scheduling.appointments`);
  }
}
