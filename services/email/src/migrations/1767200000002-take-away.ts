import type { QueryRunner } from 'typeorm';

const takeAway = `
-- Scheduling's migration dropped scheduling.call_facts, and these with it.
CREATE OR REPLACE VIEW email.mails AS
 SELECT deliveries.id,
    deliveries.mail,
    deliveries.contact_id,
    deliveries.appointment_id,
    deliveries.state,
    deliveries.reason,
    deliveries.attempts,
    deliveries.changed_at AS at,
    deliveries.sequence,
    deliveries.dismissed_at
   FROM email.deliveries
  WHERE (deliveries.contact_id IS NOT NULL)
UNION ALL
 SELECT delivery.id,
    delivery.mail,
    call.contact_id,
    delivery.appointment_id,
    delivery.state,
    delivery.reason,
    delivery.attempts,
    delivery.changed_at AS at,
    delivery.sequence,
    delivery.dismissed_at
   FROM (email.deliveries delivery
     JOIN scheduling.call_facts call ON ((call.id = delivery.appointment_id)))
UNION ALL
 SELECT NULL::bigint AS id,
    waiting.name AS mail,
    waiting.contact_id,
    NULL::bigint AS appointment_id,
    'queued' AS state,
    NULL::text AS reason,
    0 AS attempts,
    waiting.due_at AS at,
    waiting.sequence,
    NULL::timestamptz AS dismissed_at
   FROM leads.waiting_mails waiting
  WHERE (NOT (EXISTS ( SELECT
           FROM email.deliveries
          WHERE ((deliveries.subject = waiting.subject) AND (deliveries.mail = waiting.name) AND (deliveries.sequence = waiting.sequence)))))
UNION ALL
 SELECT NULL::bigint AS id,
    waiting.name AS mail,
    waiting.contact_id,
    waiting.appointment_id,
    'queued' AS state,
    NULL::text AS reason,
    0 AS attempts,
    waiting.due_at AS at,
    waiting.sequence,
    NULL::timestamptz AS dismissed_at
   FROM scheduling.waiting_mails waiting
  WHERE (NOT (EXISTS ( SELECT
           FROM email.deliveries
          WHERE ((deliveries.subject = waiting.subject) AND (deliveries.mail = waiting.name) AND (deliveries.sequence = waiting.sequence)))));

CREATE OR REPLACE VIEW email.contact_events AS
 SELECT contact_id,
    at,
    'mail' AS kind,
    ((jsonb_build_object('mail', mail, 'state', state, 'reason', reason) || (
        CASE
            WHEN (dismissed_at IS NULL) THEN '{}'
            ELSE '{"isDismissed": true}'
        END)::jsonb) ||
        CASE
            WHEN (mail = 'lead-reply') THEN jsonb_build_object('replyId', sequence)
            ELSE '{}'::jsonb
        END) AS detail
   FROM email.mails;
GRANT SELECT ON email.contact_events TO leads;

DROP VIEW email.setting_history;
DROP TABLE email.setting_changes;
DROP FUNCTION email.refuse_setting_change;

-- Where a link that sets a new password may go: leads offers it at the gate only then.
CREATE VIEW email.confirmed_addresses AS
SELECT (address ->> 'id')::integer AS id
FROM email.notice_settings CROSS JOIN jsonb_array_elements(addresses) address
WHERE address ->> 'confirmedAt' IS NOT NULL AND address ->> 'removedAt' IS NULL AND address ->> 'isMain' = 'false';
GRANT SELECT ON email.confirmed_addresses TO leads;

-- The rankings are a kind like the others; they stood apart for a version that did not know them.
UPDATE email.notice_settings SET addresses = (
  SELECT coalesce(jsonb_agg(
      CASE WHEN coalesce((one->>'hasRankings')::boolean, true)
        THEN jsonb_set(one - 'hasRankings', '{kinds}', one->'kinds' || '["rankings"]')
        ELSE one - 'hasRankings'
      END ORDER BY place), '[]')
  FROM jsonb_array_elements(addresses) WITH ORDINALITY AS list (one, place));
`;

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(takeAway);
  }
}
