import { type Attribution, channelOf, importedChannelOf } from '@agency/contracts';
import type { QueryRunner } from 'typeorm';

interface StoredLead {
  id: string;
  source: 'form' | 'owner';
  attribution: Attribution | null;
  is_imported: boolean;
}

const takeAway = `
DROP TABLE leads.setting_changes;
DROP FUNCTION leads.refuse_setting_change;

DROP TABLE leads.recovery_codes;
-- Whoever knew the secret of booking links could compute the tokens of the links that were sent.
DELETE FROM leads.recovery_links;
ALTER TABLE leads.recovery_links ADD COLUMN hash text NOT NULL;

-- What ad platforms were told about clicks.
DROP TABLE leads.conversion_adjustments, leads.conversion_exports;

-- The month's email: one that still waits has no template any more.
DELETE FROM leads.outbox WHERE name = 'month-report' AND relayed_at IS NULL;
DROP VIEW leads.month_facts;
DROP TABLE leads.month_reports, leads.month_email;

DROP TABLE leads.arrival_days, leads.arrival_counting;

-- The last save of a field stands.
ALTER TABLE leads.contacts DROP COLUMN version;

-- Of a click id, only that there was one; and no longer what the visitor had chosen about cookies.
UPDATE leads.contacts SET attribution = (
  SELECT coalesce(jsonb_object_agg(name, touch || (
    SELECT coalesce(jsonb_object_agg(key, '1'), '{}') FROM jsonb_object_keys(touch) AS key
    WHERE key IN ('gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid')
  )), '{}') FROM jsonb_each(attribution) AS visit (name, touch) WHERE name IN ('first', 'last'))
WHERE attribution IS NOT NULL;
`;

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(takeAway);
    await storeChannels(queryRunner);
    await readJourneys(queryRunner);
  }
}

/** The channel becomes a column of the lead. Of an imported lead, no one knows since when it has its status. */
async function storeChannels(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE leads.contacts
      ADD COLUMN channel text NOT NULL DEFAULT 'direct',
      ALTER COLUMN status_since DROP NOT NULL`);
  for (let last = '0'; ; ) {
    const leads: StoredLead[] = await queryRunner.query(
      `SELECT id, source, attribution, import_id IS NOT NULL AS is_imported FROM leads.contacts
       WHERE id > $1 ORDER BY id LIMIT 1000`,
      [last],
    );
    if (leads.length === 0) break;
    const channels = leads.map((lead) =>
      lead.is_imported ? importedChannelOf(undefined, lead.attribution) : channelOf(lead),
    );
    await queryRunner.query(
      `UPDATE leads.contacts SET channel = named.channel
       FROM unnest($1::bigint[], $2::text[]) AS named (id, channel) WHERE contacts.id = named.id`,
      [leads.map(({ id }) => id), channels],
    );
    last = leads.at(-1)?.id ?? last;
  }
  await queryRunner.query(`
    UPDATE leads.contacts SET status_since = NULL WHERE import_id IS NOT NULL
      AND id NOT IN (SELECT contact_id FROM leads.events WHERE kind = 'status-changed')`);
  await queryRunner.query(
    'CREATE INDEX contacts_by_channel ON leads.contacts (channel, created_at, id)',
  );
  await queryRunner.query('DROP VIEW leads.lead_facts');
  await queryRunner.query(`
    CREATE VIEW leads.lead_facts AS
    SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at, topic, status, channel
    FROM leads.contacts`);
  await queryRunner.query('GRANT SELECT ON leads.lead_facts TO email');
}

/** Journeys are read from the leads and their timelines, so nothing has to follow their changes. */
async function readJourneys(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP TRIGGER contacts_note_journey ON leads.contacts');
  await queryRunner.query('DROP TRIGGER contacts_change_journey ON leads.contacts');
  await queryRunner.query('DROP TRIGGER events_change_journey ON leads.events');
  await queryRunner.query('DROP FUNCTION leads.note_contact, leads.note_event');
  await queryRunner.query(
    'DROP TABLE leads.journeys, leads.changed_journeys, leads.journey_cursor, leads.origins',
  );
  // A proposal that was left again within 15 minutes was a slip.
  await queryRunner.query(`
    CREATE VIEW leads.journeys AS
    SELECT contact.id AS contact_id, contact.created_at, contact.channel,
      coalesce(contact.attribution->'first', contact.attribution->'last', '{}') AS first_touch,
      contact.status IN ('proposal-sent', 'closed-won') OR proposed.contact_id IS NOT NULL AS has_proposal,
      contact.status = 'closed-won' AS is_won,
      contact.status NOT IN ('closed-won', 'closed-lost') AS is_open
    FROM leads.contacts contact LEFT JOIN (
      SELECT contact_id FROM (
        SELECT contact_id, at, detail->>'to' AS status, lead(at) OVER (PARTITION BY contact_id ORDER BY at, id) AS left_at
        FROM leads.events WHERE kind = 'status-changed'
      ) AS change
      WHERE status = 'proposal-sent' AND left_at >= at + interval '15 minutes'
      GROUP BY contact_id
    ) AS proposed ON proposed.contact_id = contact.id`);
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION leads.forget_contact() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM leads.outbox WHERE subject = 'contact:' || OLD.id;
      INSERT INTO operations.erased_contacts (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
      INSERT INTO leads.erased_tally AS tally (month, channel, leads, booked, held, proposal, won)
      SELECT date_trunc('month', journey.created_at AT TIME ZONE 'America/New_York')::date, journey.channel, 1,
        (call.contact_id IS NOT NULL)::integer, coalesce(call.is_held, false)::integer,
        journey.has_proposal::integer, journey.is_won::integer
      FROM leads.journeys journey LEFT JOIN scheduling.lead_calls call ON call.contact_id = journey.contact_id
      WHERE journey.contact_id = OLD.id AND OLD.import_id IS NULL
        AND NOT EXISTS (SELECT FROM leads.demo WHERE OLD.id = ANY(contact_ids))
      ON CONFLICT (month, channel) DO UPDATE SET leads = tally.leads + excluded.leads,
        booked = tally.booked + excluded.booked, held = tally.held + excluded.held,
        proposal = tally.proposal + excluded.proposal, won = tally.won + excluded.won;
      RETURN OLD;
    END $$`);
}
