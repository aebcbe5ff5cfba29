import type { QueryRunner } from 'typeorm';

const settings = `
CREATE TABLE leads.settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (name)
);
INSERT INTO leads.settings
SELECT 'retention', jsonb_build_object('months', months), 1 FROM leads.retention;
INSERT INTO leads.settings
SELECT 'demo', jsonb_build_object('contactIds', to_jsonb(contact_ids), 'calendarId', calendar_id), 1 FROM leads.demo;
INSERT INTO leads.settings
SELECT 'recovery-address', jsonb_build_object('addressId', address_id, 'replaces', replaces), 1
FROM leads.recovery_address;

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
    AND NOT EXISTS (
      SELECT FROM leads.settings WHERE name = 'demo' AND value -> 'contactIds' @> to_jsonb(OLD.id))
  ON CONFLICT (month, channel) DO UPDATE SET leads = tally.leads + excluded.leads,
    booked = tally.booked + excluded.booked, held = tally.held + excluded.held,
    proposal = tally.proposal + excluded.proposal, won = tally.won + excluded.won;
  RETURN OLD;
END $$;

DROP TABLE leads.retention;
DROP TABLE leads.demo;
DROP TABLE leads.recovery_address;
`;

/** One table of settings instead of a table with one row for each. */
export class Settings1767200000004 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settings);
  }
}
