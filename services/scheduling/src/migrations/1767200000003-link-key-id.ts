import type { QueryRunner } from 'typeorm';

/** Which secret signs the links in a call's emails. Null: not known. */
export class LinkKeyId1767200000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE scheduling.appointments ADD COLUMN link_key_id text');
  }
}
