import type { QueryRunner } from 'typeorm';

/** The time of a call before its last move, for the owner's notice. */
export class LetMailsReadMoves1765700000102 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.last_moves AS
      SELECT DISTINCT ON (appointment_id)
        appointment_id, (detail->>'from')::timestamptz AS moved_from
      FROM scheduling.events
      WHERE kind = 'call-moved'
      ORDER BY appointment_id, id DESC`);
    await queryRunner.query('GRANT SELECT ON scheduling.last_moves TO email');
  }
}
