import type { QueryRunner } from 'typeorm';

export class ServeOwnersList1763700000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE scheduling.appointments ADD COLUMN version integer NOT NULL DEFAULT 1',
    );
    await queryRunner.query(
      'CREATE INDEX appointments_by_status ON scheduling.appointments (status, scheduled_at)',
    );
  }
}
