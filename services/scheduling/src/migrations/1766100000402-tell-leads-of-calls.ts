import type { QueryRunner } from 'typeorm';

/** A lead with a call that is booked or took place is answered: the leads service reads whose calls these are. */
export class TellLeadsOfCalls1766100000402 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.standing_calls AS
      SELECT contact_id FROM scheduling.appointments WHERE status IN ('scheduled', 'completed')`);
    await queryRunner.query('GRANT SELECT ON scheduling.standing_calls TO leads');
  }
}
