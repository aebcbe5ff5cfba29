import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumberVersions1763700000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE scheduling.appointments ADD COLUMN version integer NOT NULL DEFAULT 1',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE scheduling.appointments DROP COLUMN version');
  }
}
