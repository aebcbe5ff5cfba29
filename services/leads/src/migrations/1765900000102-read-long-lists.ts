import type { QueryRunner } from 'typeorm';

/**
 * An index that includes the column of its expression is enough to skip rows of a list by name or follow-up date.
 * Waiting emails are matched to their leads by id: by subject alone, the subject of every lead was built first.
 */
export class ReadLongLists1765900000102 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX leads.contacts_by_name, leads.contacts_by_follow_up');
    await queryRunner.query(
      'CREATE INDEX contacts_by_name ON leads.contacts (lower(name), id) INCLUDE (name)',
    );
    await queryRunner.query(`
      CREATE INDEX contacts_by_follow_up ON leads.contacts ((coalesce(follow_up_on, 'infinity')), id)
      INCLUDE (follow_up_on)`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.waiting_mails AS
      SELECT contact.id AS contact_id, mail.name, mail.subject, mail.due_at,
        coalesce((mail.payload->>'replyId')::integer, 0) AS sequence
      FROM leads.outbox mail
      JOIN leads.contacts contact ON contact.id = split_part(mail.subject, ':', 2)::bigint
        AND 'contact:' || contact.id = mail.subject
      WHERE mail.settled_at IS NULL`);
  }
}
