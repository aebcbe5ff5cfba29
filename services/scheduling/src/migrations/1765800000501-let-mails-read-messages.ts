import type { QueryRunner } from 'typeorm';

/**
 * What the owner wrote to the visitor with the last change that raised the call's sequence: the change that an email
 * with this sequence is about.
 */
export class LetMailsReadMessages1765800000501 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.change_messages AS
      SELECT appointment_id, message FROM (
        SELECT DISTINCT ON (appointment_id) appointment_id, detail->>'message' AS message
        FROM scheduling.events
        WHERE kind = 'call-moved'
          OR (kind = 'call-status-changed' AND 'cancelled' IN (detail->>'from', detail->>'to'))
        ORDER BY appointment_id, id DESC
      ) AS last_change
      WHERE message IS NOT NULL`);
    await queryRunner.query('GRANT SELECT ON scheduling.change_messages TO email');
  }
}
