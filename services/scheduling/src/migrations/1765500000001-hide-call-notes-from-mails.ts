import type { QueryRunner } from 'typeorm';

/**
 * No mail shows the owner's notes of a call, so the email service may not read them. The column stays in the view,
 * always NULL: the previous version still selects it.
 */
export class HideCallNotesFromMails1765500000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, NULL::text AS notes
      FROM scheduling.appointments`);
  }
}
