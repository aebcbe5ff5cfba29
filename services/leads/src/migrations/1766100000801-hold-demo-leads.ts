import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which leads are invented. Only adds. */
export class HoldDemoLeads1766100000801 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.demo (
        singleton boolean NOT NULL DEFAULT true,
        contact_ids bigint[] NOT NULL,
        calendar_id integer,
        CONSTRAINT demo_pkey PRIMARY KEY (singleton)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE leads.demo');
  }
}
