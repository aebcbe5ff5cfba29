import type { QueryRunner } from 'typeorm';

/** A lead with a call ahead is not erased for its age, nor before its visitor has been told. */
export class LetLeadsSeeCallsAhead1765300000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.scheduled_calls AS
      SELECT contact_id, scheduled_at FROM scheduling.appointments WHERE status = 'scheduled'`);
    await queryRunner.query('GRANT SELECT ON scheduling.scheduled_calls TO leads');
  }
}
