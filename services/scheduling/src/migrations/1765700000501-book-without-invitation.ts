import type { QueryRunner } from 'typeorm';

/** The owner may book a call about which the lead gets no email. */
export class BookWithoutInvitation1765700000501 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE scheduling.appointments ADD COLUMN is_invited boolean NOT NULL DEFAULT true',
    );
  }
}
