import type { QueryRunner } from 'typeorm';

/** The network that a call was booked from, for as long as it counts, and the bot check's verdict. */
export class LimitUpcomingCalls1765400000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments ADD COLUMN network_key text, ADD COLUMN bot_check text`);
    await queryRunner.query(`
      CREATE INDEX appointments_by_network ON scheduling.appointments (network_key)
      WHERE network_key IS NOT NULL`);
  }
}
