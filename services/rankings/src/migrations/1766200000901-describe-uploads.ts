import type { QueryRunner } from 'typeorm';

const tables = ['rankings.days', 'rankings.wider_days'];

/** What identifies an uploaded period to the owner: its file and when it was uploaded. */
export class DescribeUploads1766200000901 {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN file_name text, ADD COLUMN file_kind text, ADD COLUMN uploaded_at timestamptz`,
      );
      await queryRunner.query(
        `UPDATE ${table} SET uploaded_at = run.started_at FROM rankings.runs run
         WHERE run.id = run_id AND run.trigger = 'upload'`,
      );
    }
  }
}
