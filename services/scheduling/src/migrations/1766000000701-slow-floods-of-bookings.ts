import type { QueryRunner } from 'typeorm';

/**
 * Keeps one visitor or many from booking up the calendar: keys of wider networks, calls that count only once their link
 * is opened, and the hash of the secret that identifies a repeated booking. Only adds: the previous version leaves all
 * of it empty.
 */
export class SlowFloodsOfBookings1766000000701 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments
        ADD COLUMN network_56_key text,
        ADD COLUMN network_48_key text,
        ADD COLUMN request_key_hash text,
        ADD COLUMN confirm_by timestamptz`);
    for (const name of ['network_56', 'network_48']) {
      await queryRunner.query(`
        CREATE INDEX appointments_by_${name} ON scheduling.appointments (${name}_key)
        WHERE ${name}_key IS NOT NULL`);
    }
    await queryRunner.query(`
      CREATE INDEX appointments_of_visitors ON scheduling.appointments (created_at)
      WHERE bot_check IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX appointments_to_confirm ON scheduling.appointments (confirm_by)
      WHERE confirm_by IS NOT NULL`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.scheduled_calls AS
      SELECT contact_id, scheduled_at, id, sequence, created_at, request_key_hash, confirm_by
      FROM scheduling.appointments WHERE status = 'scheduled'`);
    await queryRunner.query(`
      CREATE VIEW scheduling.held_calls AS
      SELECT id AS appointment_id, confirm_by FROM scheduling.appointments
      WHERE status = 'scheduled' AND confirm_by IS NOT NULL`);
    await queryRunner.query('GRANT SELECT ON scheduling.held_calls TO email');
    await queryRunner.query(`
      CREATE VIEW scheduling.visitor_bookings AS
      SELECT created_at FROM scheduling.appointments WHERE bot_check IS NOT NULL`);
    await queryRunner.query('GRANT SELECT ON scheduling.visitor_bookings TO leads');
  }
}
