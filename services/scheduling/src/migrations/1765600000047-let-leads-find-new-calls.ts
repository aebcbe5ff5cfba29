import type { QueryRunner } from 'typeorm';

/** A visitor who has just booked may correct a mistyped address: the leads service asks for the invitation again. */
export class LetLeadsFindNewCalls1765600000047 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.scheduled_calls AS
      SELECT contact_id, scheduled_at, id, sequence, created_at
      FROM scheduling.appointments WHERE status = 'scheduled'`);
  }
}
