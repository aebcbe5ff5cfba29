import type { QueryRunner } from 'typeorm';

/**
 * Federal holidays are closed until the owner opens them. Her decisions are kept: a switch that is on, and holidays
 * that she keeps open. A switch that is off, with no open holidays, is the former default, so it is turned on.
 */
export class CloseOnHolidays1766000000633 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE scheduling.booking_rules ALTER COLUMN is_closed_on_holidays SET DEFAULT true',
    );
    await queryRunner.query(
      `UPDATE scheduling.booking_rules SET is_closed_on_holidays = true WHERE open_holidays = '{}'`,
    );
  }
}
