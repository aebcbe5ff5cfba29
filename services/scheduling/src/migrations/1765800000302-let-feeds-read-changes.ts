import type { QueryRunner } from 'typeorm';

/** When a call last changed: calendar apps accept a change in a subscribed calendar only with a newer timestamp. */
export class LetFeedsReadChanges1765800000302 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW scheduling.call_changes AS
      SELECT call.id AS appointment_id, GREATEST(call.created_at, (
        SELECT max(event.at) FROM scheduling.events event WHERE event.appointment_id = call.id
      )) AS changed_at
      FROM scheduling.appointments call`);
    await queryRunner.query('GRANT SELECT ON scheduling.call_changes TO email');
  }
}
