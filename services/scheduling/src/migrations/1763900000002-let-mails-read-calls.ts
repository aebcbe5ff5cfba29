import type { QueryRunner } from 'typeorm';

/** Views of the facts that fill mails about a call, and of the mails that are still waiting. */
export class LetMailsReadCalls1763900000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, notes
      FROM scheduling.appointments`);
    await queryRunner.query(`
      CREATE VIEW scheduling.waiting_mails AS
      SELECT call.id AS appointment_id, call.contact_id, mail.name, mail.subject,
        (mail.payload->>'sequence')::integer AS sequence, mail.due_at
      FROM scheduling.appointments call
      JOIN scheduling.outbox mail ON mail.subject = 'appointment:' || call.id
      WHERE mail.settled_at IS NULL`);
    await queryRunner.query('GRANT USAGE ON SCHEMA scheduling TO email');
    await queryRunner.query(
      'GRANT SELECT ON scheduling.call_facts, scheduling.waiting_mails TO email',
    );
  }
}
