import type { QueryRunner } from 'typeorm';

const search = `
ALTER TABLE leads.contacts DROP COLUMN search_text;
UPDATE leads.saved_views SET query = replace(query, '&messages=yes', '');
`;

/** A search finds the words of messages without being asked, and no longer what is inside them. */
export class Search1767200000005 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(search);
  }
}
