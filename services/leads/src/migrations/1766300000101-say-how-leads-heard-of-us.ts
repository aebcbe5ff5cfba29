import type { QueryRunner } from 'typeorm';

/** A lead added by hand has no visit: it may say how it heard of the business. Only adds. */
export class SayHowLeadsHeardOfUs1766300000101 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE leads.contacts ADD COLUMN heard_from text, ADD COLUMN referred_by text',
    );
  }
}
