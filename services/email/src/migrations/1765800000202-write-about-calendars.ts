import type { QueryRunner } from 'typeorm';

/** An email about a calendar of the owner's is about no lead and no call, and is not listed among theirs. */
export class WriteAboutCalendars1765800000202 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE email.deliveries DROP CONSTRAINT deliveries_one_subject,
        ADD CONSTRAINT deliveries_one_subject CHECK (num_nonnulls(contact_id, appointment_id) <= 1)`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW email.mails AS
      SELECT id, mail, contact_id, appointment_id, state, reason, attempts, changed_at AS at,
        sequence, dismissed_at
      FROM email.deliveries WHERE contact_id IS NOT NULL
      UNION ALL
      SELECT delivery.id, mail, call.contact_id, appointment_id, state, reason, attempts, changed_at,
        delivery.sequence, dismissed_at
      FROM email.deliveries delivery
      JOIN scheduling.call_facts call ON call.id = delivery.appointment_id
      UNION ALL
      SELECT NULL, name, contact_id, NULL, 'queued', NULL, 0, due_at, sequence, NULL
      FROM leads.waiting_mails waiting
      WHERE NOT EXISTS (SELECT FROM email.deliveries
        WHERE (subject, mail, sequence) = (waiting.subject, waiting.name, waiting.sequence))
      UNION ALL
      SELECT NULL, name, contact_id, appointment_id, 'queued', NULL, 0, due_at, sequence, NULL
      FROM scheduling.waiting_mails waiting
      WHERE NOT EXISTS (SELECT FROM email.deliveries
        WHERE (subject, mail, sequence) = (waiting.subject, waiting.name, waiting.sequence))`);
  }
}
