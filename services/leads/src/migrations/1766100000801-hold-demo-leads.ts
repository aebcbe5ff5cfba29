import type { QueryRunner } from 'typeorm';

/** Which leads are invented. Only adds. */
export class HoldDemoLeads1766100000801 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.demo (
        singleton boolean NOT NULL DEFAULT true,
        contact_ids bigint[] NOT NULL,
        calendar_id integer,
        CONSTRAINT demo_pkey PRIMARY KEY (singleton)
      )`);
  }
}
