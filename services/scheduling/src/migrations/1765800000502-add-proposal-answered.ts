import type { QueryRunner } from 'typeorm';

/** Rules are offered to an owner who has saved none. A stored row means that some were saved. */
export class OfferRulesOnce1765800000502 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.booking_rules
        ADD COLUMN is_proposal_answered boolean NOT NULL DEFAULT false`);
    await queryRunner.query('UPDATE scheduling.booking_rules SET is_proposal_answered = true');
  }
}
