import { isMigratedTo } from '@agency/platform';
import type { QueryRunner } from 'typeorm';
import { shippedTemplates } from '../replies/shipped-templates.js';

const schema = `
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION leads.fold_text(typed text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(replace(translate(
    regexp_replace(lower(normalize(translate(typed, '''’‘ʼʻ\`´′', ''), NFKD)), '[\\u0300-\\u036f]', '', 'g'),
    'øłđðıħς‐‒–—―−', 'olddihσ------'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

CREATE FUNCTION leads.forget_contact() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
      END $$;

CREATE FUNCTION leads.keep_notes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        UPDATE leads.contacts SET note_entries = (
          SELECT string_agg(detail->>'text', E'\\n' ORDER BY at, id) FROM leads.activities
          WHERE contact_id = coalesce(NEW.contact_id, OLD.contact_id) AND kind = 'note-added')
        WHERE id = coalesce(NEW.contact_id, OLD.contact_id);
        RETURN NULL;
      END $$;

CREATE FUNCTION leads.mailbox_key(address text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN lower(address) ~ '@(gmail|googlemail)\\.com$' THEN
      replace(regexp_replace(split_part(lower(address), '@', 1), '(?<=.)\\+.*$', ''), '.', '') || '@gmail.com'
    ELSE regexp_replace(lower(address), '(?<=.)\\+[^@]*@', '@')
  END;

CREATE FUNCTION leads.note_contact() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        INSERT INTO leads.changed_journeys VALUES (NEW.id);
        RETURN NULL;
      END $$;

CREATE FUNCTION leads.note_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        INSERT INTO leads.changed_journeys VALUES (NEW.contact_id);
        RETURN NULL;
      END $$;

CREATE FUNCTION leads.phone_key(phone text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN phone ~ '^[^0-9+]*\\+' AND regexp_replace(phone, '[^0-9]', '', 'g') !~ '^1[0-9]' THEN
      '+' || regexp_replace(replace(phone, '(0)', ''), '[^0-9]', '', 'g')
    ELSE regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1+(?=[0-9]{10})', '')
  END;

-- Cascading deletes are allowed: they run inside a trigger.
CREATE FUNCTION leads.refuse_event_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'events are only ever added';
    END $$;

CREATE FUNCTION leads.refuse_setting_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      RAISE EXCEPTION 'changes of settings are only ever added';
    END $$;

CREATE FUNCTION leads.split_words(typed text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(leads.fold_text(coalesce(typed, '')),
    '[\\s!-/:-@\\[-\`{-~\\u00a1-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g');

-- A tsvector's word has at most 2,046 bytes.
CREATE FUNCTION leads.words_of(typed text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT left(word, 100) FROM unnest(string_to_array(leads.split_words(typed), ' ')) AS word WHERE word <> ''));

CREATE TABLE leads.contacts (
  id bigint NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  company text,
  service text,
  monthly_ad_spend text,
  message text,
  status text DEFAULT 'new' NOT NULL,
  notes text,
  attribution jsonb,
  bot_check text,
  created_at timestamptz DEFAULT now() NOT NULL,
  follow_up_on date,
  version integer DEFAULT 1 NOT NULL,
  search_text text GENERATED ALWAYS AS (
    leads.fold_text(name) || E'\\x01' || leads.fold_text(
      coalesce(company, '') || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
      regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) ||
    E'\\x02' || leads.fold_text(coalesce(notes, '') || E'\\n' || coalesce(note_entries, '')) ||
    E'\\x03' || leads.fold_text(coalesce(message, '')) ||
    E'\\x04' || leads.fold_text(
      coalesce(attribution->'first'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'first'->>'utm_source', '') || E'\\n' ||
      coalesce(attribution->'last'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'last'->>'utm_source', ''))) STORED,
  email_key text GENERATED ALWAYS AS (leads.mailbox_key(email)) STORED,
  phone_key text GENERATED ALWAYS AS (leads.phone_key(phone)) STORED,
  closed_at timestamptz,
  erasure_requested_at timestamptz,
  source text DEFAULT 'form' NOT NULL,
  status_since timestamptz DEFAULT now() NOT NULL,
  note_entries text,
  search_names text GENERATED ALWAYS AS (
    ' ' || leads.split_words(name) || E' \\n ' || leads.split_words(company) || ' ') STORED,
  request_key uuid,
  topic text,
  search_reach text GENERATED ALWAYS AS (
    ' ' || leads.split_words(email) || E' \\n ' || leads.split_words(phone) || ' ' ||
    regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) STORED,
  search_words tsvector GENERATED ALWAYS AS (
    leads.words_of(
      coalesce(notes, '') || E'\\n' || coalesce(note_entries, '') || E'\\n' || coalesce(message, '') || E'\\n' ||
      coalesce(attribution->'first'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'first'->>'utm_source', '') || E'\\n' ||
      coalesce(attribution->'last'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'last'->>'utm_source', ''))) STORED,
  follow_up_task text,
  import_id uuid,
  heard_from text,
  referred_by text,
  proposal_amount jsonb,
  client_amount jsonb,
  CONSTRAINT contacts_reachable CHECK ((num_nonnulls(email, phone) > 0)),
  CONSTRAINT contacts_pkey PRIMARY KEY (id)
);
CREATE INDEX contacts_by_email ON leads.contacts (email_key);
CREATE INDEX contacts_by_follow_up
  ON leads.contacts (COALESCE(follow_up_on, 'infinity'::date), id) INCLUDE (follow_up_on);
CREATE INDEX contacts_by_import ON leads.contacts (import_id, created_at, id) WHERE (import_id IS NOT NULL);
CREATE INDEX contacts_by_name ON leads.contacts (lower(name), id) INCLUDE (name);
CREATE INDEX contacts_by_phone ON leads.contacts (phone_key);
CREATE INDEX contacts_by_proposal ON leads.contacts (status) WHERE (proposal_amount IS NOT NULL);
CREATE UNIQUE INDEX contacts_by_request ON leads.contacts (request_key);
CREATE INDEX contacts_by_search_names
  ON leads.contacts USING gin (search_names public.gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX contacts_by_search_reach
  ON leads.contacts USING gin (search_reach public.gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX contacts_by_search_text
  ON leads.contacts USING gin (search_text public.gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX contacts_by_search_words ON leads.contacts USING gin (search_words) WITH (gin_pending_list_limit='512');
CREATE INDEX contacts_by_service ON leads.contacts (service, created_at, id);
CREATE INDEX contacts_by_spend ON leads.contacts (monthly_ad_spend, created_at, id);
CREATE INDEX contacts_by_status ON leads.contacts (status, created_at, id);
CREATE INDEX contacts_by_topic ON leads.contacts (topic, created_at, id) WHERE (topic IS NOT NULL);
CREATE INDEX contacts_newest ON leads.contacts (created_at, id);
CREATE INDEX contacts_to_erase
  ON leads.contacts (erasure_requested_at) WHERE (erasure_requested_at IS NOT NULL);
CREATE INDEX contacts_unanswered
  ON leads.contacts (created_at, id) WHERE ((status = 'new') AND (follow_up_on IS NULL) AND (import_id IS NULL));

CREATE TABLE leads.outbox (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  subject text NOT NULL,
  request_id text NOT NULL,
  due_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  relayed_at timestamptz,
  settled_at timestamptz,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_settled ON leads.outbox (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX outbox_subject ON leads.outbox (subject);
CREATE INDEX outbox_unsettled
  ON leads.outbox (relayed_at) WHERE ((relayed_at IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX outbox_waiting ON leads.outbox (due_at) WHERE (relayed_at IS NULL);

CREATE TABLE leads.activities (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  contact_id bigint NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  CONSTRAINT activities_pkey PRIMARY KEY (id),
  CONSTRAINT activities_contact_fkey FOREIGN KEY (contact_id) REFERENCES leads.contacts(id) ON DELETE CASCADE
);
CREATE INDEX activities_by_contact ON leads.activities (contact_id, at);

CREATE TABLE leads.arrival_counting (
  singleton boolean DEFAULT true NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT arrival_counting_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.changed_journeys (
  contact_id bigint NOT NULL
);

CREATE TABLE leads.conversion_exports (
  contact_id bigint NOT NULL,
  action text NOT NULL,
  platform text NOT NULL,
  at timestamptz NOT NULL,
  cents bigint,
  export_id uuid NOT NULL,
  exported_at timestamptz NOT NULL,
  CONSTRAINT conversion_exports_pkey PRIMARY KEY (contact_id, action, platform),
  CONSTRAINT conversion_exports_contact_fkey FOREIGN KEY (contact_id) REFERENCES leads.contacts(id) ON DELETE CASCADE
);

CREATE TABLE leads.conversion_adjustments (
  contact_id bigint NOT NULL,
  action text NOT NULL,
  platform text NOT NULL,
  export_id uuid NOT NULL,
  adjusted_at timestamptz NOT NULL,
  cents bigint,
  CONSTRAINT conversion_adjustments_pkey PRIMARY KEY (contact_id, action, platform, export_id),
  CONSTRAINT conversion_adjustments_export_fkey FOREIGN KEY (contact_id, action, platform)
    REFERENCES leads.conversion_exports(contact_id, action, platform) ON DELETE CASCADE
);

CREATE TABLE leads.spend_imports (
  id uuid NOT NULL,
  sequence bigint GENERATED BY DEFAULT AS IDENTITY,
  platform text NOT NULL,
  file_name text,
  at timestamptz NOT NULL,
  cents bigint NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  undone_at timestamptz,
  CONSTRAINT spend_imports_pkey PRIMARY KEY (id),
  CONSTRAINT spend_imports_sequence_key UNIQUE (sequence)
);

CREATE TABLE leads.demo (
  singleton boolean DEFAULT true NOT NULL,
  contact_ids bigint[] NOT NULL,
  calendar_id integer,
  CONSTRAINT demo_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.erased_tally (
  month date NOT NULL,
  channel text NOT NULL,
  leads integer NOT NULL,
  booked integer NOT NULL,
  held integer NOT NULL,
  proposal integer NOT NULL,
  won integer NOT NULL,
  CONSTRAINT erased_tally_pkey PRIMARY KEY (month, channel)
);

CREATE TABLE leads.events (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  contact_id bigint NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_contact_fkey FOREIGN KEY (contact_id) REFERENCES leads.contacts(id) ON DELETE CASCADE
);
CREATE INDEX events_by_contact ON leads.events (contact_id, at);

CREATE TABLE leads.gate_passwords (
  gate text NOT NULL,
  hash text NOT NULL,
  replaces text NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT gate_passwords_pkey PRIMARY KEY (gate)
);

CREATE TABLE leads.imports (
  id uuid NOT NULL,
  file_name text,
  at timestamptz NOT NULL,
  added integer NOT NULL,
  duplicates integer NOT NULL,
  refused integer NOT NULL,
  undone_at timestamptz,
  removed integer,
  kept integer,
  CONSTRAINT imports_pkey PRIMARY KEY (id)
);
CREATE INDEX imports_newest ON leads.imports (at);

CREATE TABLE leads.journey_cursor (
  singleton boolean DEFAULT true NOT NULL,
  read_to bigint DEFAULT 0 NOT NULL,
  next_to bigint DEFAULT 0 NOT NULL,
  next_at timestamptz DEFAULT clock_timestamp() NOT NULL,
  seen_to bigint DEFAULT 0 NOT NULL,
  revision bigint DEFAULT 0 NOT NULL,
  CONSTRAINT journey_cursor_one CHECK (singleton),
  CONSTRAINT journey_cursor_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.month_email (
  singleton boolean DEFAULT true NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT month_email_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.month_reports (
  month integer NOT NULL,
  figures jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT month_reports_pkey PRIMARY KEY (month)
);

CREATE TABLE leads.origins (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  touch jsonb NOT NULL,
  digest text GENERATED ALWAYS AS (md5((touch)::text)) STORED NOT NULL,
  channel text,
  CONSTRAINT origins_digest_key UNIQUE (digest),
  CONSTRAINT origins_pkey PRIMARY KEY (id)
);

CREATE TABLE leads.arrival_days (
  day date NOT NULL,
  origin integer NOT NULL,
  arrivals integer NOT NULL,
  begun_forms integer NOT NULL,
  CONSTRAINT arrival_days_pkey PRIMARY KEY (day, origin),
  CONSTRAINT arrival_days_origin_fkey FOREIGN KEY (origin) REFERENCES leads.origins(id)
);

CREATE TABLE leads.journeys (
  contact_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  first_origin integer NOT NULL,
  last_origin integer NOT NULL,
  source text NOT NULL,
  service text,
  booked_at timestamptz,
  held_at timestamptz,
  proposal_at timestamptz,
  won_at timestamptz,
  is_open boolean NOT NULL,
  CONSTRAINT journeys_pkey PRIMARY KEY (contact_id),
  CONSTRAINT journeys_first_origin_fkey FOREIGN KEY (first_origin) REFERENCES leads.origins(id),
  CONSTRAINT journeys_last_origin_fkey FOREIGN KEY (last_origin) REFERENCES leads.origins(id)
);
CREATE INDEX journeys_by_booked_at ON leads.journeys (booked_at) WHERE (booked_at IS NOT NULL);
CREATE INDEX journeys_by_day ON leads.journeys (created_at);
CREATE INDEX journeys_by_held_at ON leads.journeys (held_at) WHERE (held_at IS NOT NULL);
CREATE INDEX journeys_by_proposal_at ON leads.journeys (proposal_at) WHERE (proposal_at IS NOT NULL);
CREATE INDEX journeys_by_won_at ON leads.journeys (won_at) WHERE (won_at IS NOT NULL);

CREATE TABLE leads.recovery_address (
  singleton boolean DEFAULT true NOT NULL,
  address_id integer,
  replaces text NOT NULL,
  CONSTRAINT recovery_address_one_row CHECK (singleton),
  CONSTRAINT recovery_address_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.recovery_codes (
  hash text NOT NULL,
  replaces text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (hash)
);

CREATE TABLE leads.recovery_links (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  made_at timestamptz NOT NULL,
  address_id integer NOT NULL,
  replaces text NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_links_pkey PRIMARY KEY (id)
);

CREATE TABLE leads.replies (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  contact_id bigint NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  template_name text,
  request_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT replies_once UNIQUE (contact_id, request_key),
  CONSTRAINT replies_pkey PRIMARY KEY (id),
  CONSTRAINT replies_contact_fkey FOREIGN KEY (contact_id) REFERENCES leads.contacts(id) ON DELETE CASCADE
);
CREATE INDEX replies_by_contact ON leads.replies (contact_id, created_at);

CREATE TABLE leads.reply_templates (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  name text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT reply_templates_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX reply_templates_name ON leads.reply_templates (lower(name));

CREATE TABLE leads.retention (
  singleton boolean DEFAULT true NOT NULL,
  months integer,
  CONSTRAINT retention_pkey PRIMARY KEY (singleton)
);

CREATE TABLE leads.saved_views (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  name text NOT NULL,
  query text NOT NULL,
  CONSTRAINT saved_views_name UNIQUE (name),
  CONSTRAINT saved_views_pkey PRIMARY KEY (id)
);

CREATE TABLE leads.setting_changes (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  at timestamptz NOT NULL,
  setting text NOT NULL,
  detail text,
  before jsonb,
  after jsonb,
  by text NOT NULL,
  CONSTRAINT setting_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX setting_changes_by_time ON leads.setting_changes (at);

CREATE TABLE leads.spend_campaigns (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  platform text NOT NULL,
  external_id text,
  name text NOT NULL,
  matched_campaign text,
  CONSTRAINT spend_campaigns_external_key UNIQUE (platform, external_id),
  CONSTRAINT spend_campaigns_pkey PRIMARY KEY (id)
);

CREATE TABLE leads.spend_days (
  import_id uuid NOT NULL,
  campaign_id integer NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  is_spread boolean NOT NULL,
  CONSTRAINT spend_days_pkey PRIMARY KEY (campaign_id, day, import_id),
  CONSTRAINT spend_days_campaign_fkey FOREIGN KEY (campaign_id) REFERENCES leads.spend_campaigns(id),
  CONSTRAINT spend_days_import_fkey FOREIGN KEY (import_id) REFERENCES leads.spend_imports(id) ON DELETE CASCADE
);
CREATE INDEX spend_days_by_day ON leads.spend_days (day);
CREATE INDEX spend_days_by_import ON leads.spend_days (import_id);

CREATE TABLE leads.tasks (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  task text NOT NULL,
  due_on date NOT NULL,
  CONSTRAINT tasks_pkey PRIMARY KEY (id)
);

CREATE VIEW leads.waiting_mails AS
 SELECT contact.id AS contact_id,
    mail.name,
    mail.subject,
    mail.due_at,
    COALESCE(((mail.payload ->> 'replyId'))::integer, 0) AS sequence
   FROM (leads.outbox mail
     JOIN leads.contacts contact ON (((contact.id = (split_part(mail.subject, ':', 2))::bigint) AND (('contact:' || contact.id) = mail.subject))))
  WHERE (mail.settled_at IS NULL);

CREATE VIEW leads.contact_card AS
 SELECT id,
    name,
    email,
    company,
    email_key,
    phone_key,
    phone,
    service,
    monthly_ad_spend,
    message
   FROM leads.contacts;

CREATE VIEW leads.current_spend AS
 SELECT DISTINCT ON (spent.campaign_id, spent.day) spent.campaign_id,
    spent.day,
    spent.cents,
    spent.is_spread
   FROM (leads.spend_days spent
     JOIN leads.spend_imports import ON ((import.id = spent.import_id)))
  WHERE (import.undone_at IS NULL)
  ORDER BY spent.campaign_id, spent.day, import.sequence DESC;

CREATE VIEW leads.erasure_requests AS
 SELECT id AS contact_id
   FROM leads.contacts
  WHERE (erasure_requested_at IS NOT NULL);

CREATE VIEW leads.lead_facts AS
 SELECT id,
    name,
    email,
    phone,
    company,
    service,
    monthly_ad_spend,
    message,
    created_at,
    topic,
    status,
    COALESCE((attribution -> 'first'), (attribution -> 'last')) AS first_touch
   FROM leads.contacts;

CREATE VIEW leads.logged_contacts AS
 SELECT contact_id,
    kind,
    (detail ->> 'outcome') AS outcome
   FROM leads.activities
  WHERE (kind = ANY (ARRAY['called', 'wrote']));

CREATE VIEW leads.month_facts AS
 SELECT month,
    figures
   FROM leads.month_reports;

CREATE VIEW leads.reply_facts AS
 SELECT id,
    contact_id,
    subject,
    body,
    created_at
   FROM leads.replies;

CREATE TRIGGER contacts_change_journey AFTER UPDATE ON leads.contacts
  FOR EACH ROW WHEN ((OLD.status, OLD.service, OLD.attribution, OLD.import_id, OLD.client_amount)
    IS DISTINCT FROM (NEW.status, NEW.service, NEW.attribution, NEW.import_id, NEW.client_amount))
  EXECUTE FUNCTION leads.note_contact();
CREATE TRIGGER contacts_forget BEFORE DELETE ON leads.contacts
  FOR EACH ROW EXECUTE FUNCTION leads.forget_contact();
CREATE TRIGGER contacts_note_journey AFTER INSERT ON leads.contacts
  FOR EACH ROW EXECUTE FUNCTION leads.note_contact();
CREATE TRIGGER activities_keep_notes AFTER INSERT OR DELETE OR UPDATE ON leads.activities
  FOR EACH ROW EXECUTE FUNCTION leads.keep_notes();
CREATE TRIGGER events_append_only BEFORE DELETE OR UPDATE ON leads.events
  FOR EACH ROW EXECUTE FUNCTION leads.refuse_event_change();
CREATE TRIGGER events_change_journey AFTER INSERT ON leads.events
  FOR EACH ROW WHEN ((new.kind = 'status-changed'))
  EXECUTE FUNCTION leads.note_event();
CREATE TRIGGER replies_append_only BEFORE DELETE OR UPDATE ON leads.replies
  FOR EACH ROW EXECUTE FUNCTION leads.refuse_event_change();
CREATE TRIGGER setting_changes_append_only BEFORE DELETE OR UPDATE ON leads.setting_changes
  FOR EACH ROW EXECUTE FUNCTION leads.refuse_setting_change();

GRANT USAGE ON SCHEMA leads TO scheduling;
GRANT USAGE ON SCHEMA leads TO email;
GRANT SELECT ON leads.contact_card TO scheduling;
GRANT SELECT ON leads.erasure_requests TO scheduling;
GRANT SELECT ON leads.lead_facts TO email;
GRANT SELECT ON leads.logged_contacts TO email;
GRANT SELECT ON leads.month_facts TO email;
GRANT SELECT ON leads.reply_facts TO email;
GRANT SELECT ON leads.waiting_mails TO email;
`;

/** The schema of version 1.0. Every later change is a migration after it. */
export class Schema1767200000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (await isMigratedTo(queryRunner, 'leads', 'RecoverByEmail1766500000601')) return;
    await queryRunner.query(schema);
    await queryRunner.query('INSERT INTO leads.journey_cursor DEFAULT VALUES');
    for (const { name, subject, body } of shippedTemplates) {
      await queryRunner.query(
        'INSERT INTO leads.reply_templates (name, subject, body) VALUES ($1, $2, $3)',
        [name, subject, body],
      );
    }
  }
}
