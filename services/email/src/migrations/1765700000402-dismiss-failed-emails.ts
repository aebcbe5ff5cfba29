import type { QueryRunner } from 'typeorm';

/**
 * Failed emails can be dismissed, and replies appear among the emails: their delivery's sequence is the reply's id.
 * Columns are only added, at the end of the views.
 */
export class DismissFailedEmails1765700000402 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email.deliveries ADD COLUMN dismissed_at timestamptz');
    await queryRunner.query(`
      CREATE OR REPLACE VIEW email.mails AS
      SELECT id, mail, contact_id, appointment_id, state, reason, attempts, changed_at AS at,
        sequence, dismissed_at
      FROM email.deliveries WHERE appointment_id IS NULL
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
    await queryRunner.query(`
      CREATE OR REPLACE VIEW email.contact_events AS
      SELECT contact_id, at, 'mail' AS kind,
        jsonb_build_object('mail', mail, 'state', state, 'reason', reason)
          || CASE WHEN dismissed_at IS NULL THEN '{}' ELSE '{"isDismissed": true}' END::jsonb
          || CASE WHEN mail = 'lead-reply' THEN jsonb_build_object('replyId', sequence) ELSE '{}' END AS detail
      FROM email.mails`);
  }
}
