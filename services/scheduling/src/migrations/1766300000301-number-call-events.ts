import type { QueryRunner } from 'typeorm';

/** Lets a reader continue where it stopped. Only adds a column to the view. */
export class NumberCallEvents1766300000301 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.contact_events AS
      SELECT appointment.contact_id, event.at, event.kind,
        event.detail || jsonb_build_object('appointmentId', event.appointment_id) AS detail, event.id
      FROM scheduling.events event
      JOIN scheduling.appointments appointment ON appointment.id = event.appointment_id`);
  }
}
