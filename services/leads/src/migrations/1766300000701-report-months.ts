import type { QueryRunner } from 'typeorm';

/** Whether the owner wants the month by email, and what was reported: counts only. Only adds. */
export class ReportMonths1766300000701 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.month_email (
        singleton boolean NOT NULL DEFAULT true CONSTRAINT month_email_pkey PRIMARY KEY,
        is_on boolean NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.month_reports (
        month integer NOT NULL CONSTRAINT month_reports_pkey PRIMARY KEY,
        figures jsonb NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE VIEW leads.month_facts AS SELECT month, figures FROM leads.month_reports',
    );
    await queryRunner.query('GRANT SELECT ON leads.month_facts TO email');
  }
}
