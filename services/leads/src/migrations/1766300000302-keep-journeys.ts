import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One narrow row per lead: where it came from, and when it reached each stage (docs/decisions/082). Only adds. What the
 * previous version writes is noted by the triggers.
 */
export class KeepJourneys1766300000302 implements MigrationInterface {
  readonly neverRefuses = [
    'trigger leads.contacts_note_journey is new on leads.contacts',
    'trigger leads.contacts_change_journey is new on leads.contacts',
    'trigger leads.events_change_journey is new on leads.events',
  ];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.origins (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT origins_pkey PRIMARY KEY,
        touch jsonb NOT NULL,
        digest text GENERATED ALWAYS AS (md5(touch::text)) STORED NOT NULL CONSTRAINT origins_digest_key UNIQUE,
        channel text
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.journeys (
        contact_id bigint NOT NULL CONSTRAINT journeys_pkey PRIMARY KEY,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        first_origin integer NOT NULL CONSTRAINT journeys_first_origin_fkey REFERENCES leads.origins,
        last_origin integer NOT NULL CONSTRAINT journeys_last_origin_fkey REFERENCES leads.origins,
        source text NOT NULL,
        service text,
        booked_at timestamptz,
        held_at timestamptz,
        proposal_at timestamptz,
        won_at timestamptz,
        is_open boolean NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX journeys_by_day ON leads.journeys (created_at)');
    // Without a key: with one, inserts would wait for each other.
    await queryRunner.query('CREATE TABLE leads.changed_journeys (contact_id bigint NOT NULL)');
    await queryRunner.query(`
      CREATE TABLE leads.journey_cursor (
        singleton boolean NOT NULL DEFAULT true CONSTRAINT journey_cursor_pkey PRIMARY KEY
          CONSTRAINT journey_cursor_one CHECK (singleton),
        read_to bigint NOT NULL DEFAULT 0,
        next_to bigint NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        seen_to bigint NOT NULL DEFAULT 0
      )`);
    await queryRunner.query('INSERT INTO leads.journey_cursor DEFAULT VALUES');
    await queryRunner.query('INSERT INTO leads.changed_journeys SELECT id FROM leads.contacts');
    await queryRunner.query(`
      CREATE TABLE leads.erased_tally (
        month date NOT NULL,
        channel text NOT NULL,
        leads integer NOT NULL,
        booked integer NOT NULL,
        held integer NOT NULL,
        proposal integer NOT NULL,
        won integer NOT NULL,
        CONSTRAINT erased_tally_pkey PRIMARY KEY (month, channel)
      )`);
    await queryRunner.query(`
      CREATE FUNCTION leads.note_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO leads.changed_journeys VALUES (NEW.id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION leads.note_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO leads.changed_journeys VALUES (NEW.contact_id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER contacts_note_journey AFTER INSERT ON leads.contacts
      FOR EACH ROW EXECUTE FUNCTION leads.note_contact()`);
    await queryRunner.query(`
      CREATE TRIGGER contacts_change_journey AFTER UPDATE ON leads.contacts
      FOR EACH ROW WHEN ((OLD.status, OLD.service, OLD.attribution, OLD.import_id)
        IS DISTINCT FROM (NEW.status, NEW.service, NEW.attribution, NEW.import_id))
      EXECUTE FUNCTION leads.note_contact()`);
    await queryRunner.query(`
      CREATE TRIGGER events_change_journey AFTER INSERT ON leads.events
      FOR EACH ROW WHEN (NEW.kind = 'status-changed') EXECUTE FUNCTION leads.note_event()`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.lead_facts AS
      SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at, topic, status,
        coalesce(attribution->'first', attribution->'last') AS first_touch
      FROM leads.contacts`);
    // The id is noted, too: a refresh that runs at the same time may have read the lead before it was erased.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION leads.forget_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM leads.outbox WHERE subject = 'contact:' || OLD.id;
        INSERT INTO operations.erased_contacts (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        INSERT INTO leads.erased_tally AS tally (month, channel, leads, booked, held, proposal, won)
        SELECT date_trunc('month', journey.created_at AT TIME ZONE 'America/New_York')::date,
          CASE WHEN journey.source = 'owner' THEN 'by-hand' ELSE origin.channel END, 1,
          (journey.booked_at IS NOT NULL)::integer, (journey.held_at IS NOT NULL)::integer,
          (journey.proposal_at IS NOT NULL)::integer, (journey.won_at IS NOT NULL)::integer
        FROM leads.journeys journey JOIN leads.origins origin ON origin.id = journey.first_origin
        WHERE journey.contact_id = OLD.id AND origin.channel IS NOT NULL
          AND NOT EXISTS (SELECT FROM leads.demo WHERE OLD.id = ANY(contact_ids))
        ON CONFLICT (month, channel) DO UPDATE SET leads = tally.leads + excluded.leads,
          booked = tally.booked + excluded.booked, held = tally.held + excluded.held,
          proposal = tally.proposal + excluded.proposal, won = tally.won + excluded.won;
        DELETE FROM leads.journeys WHERE contact_id = OLD.id;
        INSERT INTO leads.changed_journeys VALUES (OLD.id);
        RETURN OLD;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION leads.forget_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM leads.outbox WHERE subject = 'contact:' || OLD.id;
        INSERT INTO operations.erased_contacts (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        RETURN OLD;
      END $$`);
    await queryRunner.query('DROP VIEW leads.lead_facts');
    await queryRunner.query(`
      CREATE VIEW leads.lead_facts AS
      SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at, topic, status
      FROM leads.contacts`);
    await queryRunner.query('GRANT SELECT ON leads.lead_facts TO email');
    await queryRunner.query('DROP TRIGGER events_change_journey ON leads.events');
    await queryRunner.query('DROP TRIGGER contacts_change_journey ON leads.contacts');
    await queryRunner.query('DROP TRIGGER contacts_note_journey ON leads.contacts');
    await queryRunner.query('DROP FUNCTION leads.note_event, leads.note_contact');
    await queryRunner.query(
      'DROP TABLE leads.erased_tally, leads.journey_cursor, leads.changed_journeys, leads.journeys, leads.origins',
    );
  }
}
