import type { QueryRunner } from 'typeorm';

/** How many moves a check found, of which only the strongest became alerts. */
export class CountMovesFound1765900000301 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE rankings.runs ADD COLUMN alerts_found integer NOT NULL DEFAULT 0',
    );
  }
}
