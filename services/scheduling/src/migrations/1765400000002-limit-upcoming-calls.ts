import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which network a call was booked, as long as that counts, and what the bot check found. */
export class LimitUpcomingCalls1765400000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments ADD COLUMN network_key text, ADD COLUMN bot_check text`);
    await queryRunner.query(`
      CREATE INDEX appointments_by_network ON scheduling.appointments (network_key)
      WHERE network_key IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE scheduling.appointments DROP COLUMN network_key, DROP COLUMN bot_check',
    );
  }
}
