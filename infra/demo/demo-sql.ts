import {
  type AdPlatform,
  appointmentMinutes,
  channelOf,
  demoImportIds,
  demoMark,
} from '@agency/contracts';
import type { RecordedLead, Recording } from './recording.ts';

/** How many leads are not invented. */
export const countRealLeads = `SELECT count(*) FROM leads.contacts
  WHERE NOT to_jsonb(id) <@ coalesce((SELECT value -> 'contactIds' FROM leads.settings WHERE name = 'demo'), '[]')`;

const demoIds = `SELECT jsonb_array_elements_text(value -> 'contactIds')::bigint FROM leads.settings
  WHERE name = 'demo' AND value <> 'null'`;

/**
 * Removes what was invented before, and nothing else. Locks first what the running product locks first: "Remove demo
 * data" begins with the demo and then its leads by id.
 */
export const removeDemoSql = `
SELECT FROM leads.settings WHERE name = 'demo' FOR UPDATE;
SELECT FROM leads.contacts WHERE id IN (${demoIds}) ORDER BY id FOR UPDATE;
DELETE FROM leads.contacts WHERE id IN (${demoIds});
DELETE FROM scheduling.calendars
  WHERE id IN (SELECT (value ->> 'calendarId')::integer FROM leads.settings WHERE name = 'demo');
DELETE FROM leads.spend_imports WHERE id IN (${demoImportIds.map((id) => `'${id}'`).join()});
DELETE FROM leads.spend_campaigns WHERE external_id LIKE '${demoMark}-%'
  AND id NOT IN (SELECT campaign_id FROM leads.spend_days);
DELETE FROM leads.settings WHERE name = 'demo';`;

const entryColumns = '"leadId" bigint, at timestamptz, kind text, detail jsonb';
const emailColumns = '"leadId" bigint, at timestamptz, mail text, state text, reason text';
const deliveryColumns =
  "gen_random_uuid(), coalesce(row.state, 'sent'), row.reason, 1, row.at, row.at";

/**
 * One transaction that replaces the invented quarter. It requests no email: nothing goes into an outbox. A call at a time
 * that a real one has is left out, with its events and emails.
 */
export function demoSql({ leads, busyTimes, spend }: Recording): string {
  const contacts = leads.map((lead) => ({ ...lead, channel: channelOf(lead) }));
  const calls = leads.flatMap(({ id, call }) => (call ? [{ ...call, leadId: id }] : []));
  const ofLeads = <Item extends object>(items: (lead: RecordedLead) => Item[]) =>
    rows(leads.flatMap((lead) => items(lead).map((item) => ({ ...item, leadId: lead.id }))));
  const [google, meta] = demoImportIds;
  return `BEGIN;${removeDemoSql}
INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, status, status_since,
    follow_up_on, follow_up_task, proposal_amount, client_amount, heard_from, referred_by, attribution, source, channel, bot_check, created_at)
  SELECT id, name, email, phone, company, service, "monthlyAdSpend", message, status, "statusSince",
    "followUpOn", "followUpTask", "proposalAmount", "clientAmount", "heardFrom", "referredBy", attribution, source, channel, CASE source WHEN 'form' THEN 'passed' END, "createdAt"
  FROM ${rows(contacts)} AS row (id bigint, name text, email text, phone text, company text, service text,
    "monthlyAdSpend" text, message text, status text, "statusSince" timestamptz, "followUpOn" date, "followUpTask" text,
    "proposalAmount" jsonb, "clientAmount" jsonb, "heardFrom" text, "referredBy" text, attribution jsonb,
    source text, channel text, "createdAt" timestamptz);
INSERT INTO leads.events (contact_id, at, kind, detail)
  SELECT "leadId", at, kind, detail FROM ${ofLeads(({ events }) => events)} AS row (${entryColumns}) ORDER BY at;
INSERT INTO leads.activities (contact_id, at, kind, detail)
  SELECT "leadId", at, kind, detail FROM ${ofLeads(({ activities }) => activities)} AS row (${entryColumns}) ORDER BY at;
INSERT INTO leads.replies (contact_id, subject, body, request_key, created_at)
  SELECT "leadId", subject, body, gen_random_uuid(), at
  FROM ${ofLeads(({ replies }) => replies)} AS row ("leadId" bigint, subject text, body text, at timestamptz);
WITH calendar AS (
  INSERT INTO scheduling.calendars (name, color, source, shows_titles, read_at, tried_at, event_count)
    VALUES ('Demo calendar', 'violet', 'file', true, now(), now(), ${busyTimes.length}) RETURNING id
), busy AS (
  INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at, title)
    SELECT id, "startsAt", "endsAt", title FROM calendar, ${rows(busyTimes)} AS row
      ("startsAt" timestamptz, "endsAt" timestamptz, title text)
)
INSERT INTO leads.settings (name, value, version)
  SELECT 'demo', jsonb_build_object('contactIds', '[${contacts.map(({ id }) => id).join()}]'::jsonb, 'calendarId', id), 1
  FROM calendar;
INSERT INTO scheduling.appointments (contact_id, calendar_uid, scheduled_at, duration, status, meeting_room, created_at)
  SELECT "leadId", gen_random_uuid(), "scheduledAt", ${appointmentMinutes}, status, 'demo-' || "leadId", "createdAt"
  FROM ${rows(calls)} AS row ("leadId" bigint, "scheduledAt" timestamptz, status text, "createdAt" timestamptz)
  WHERE NOT EXISTS (SELECT FROM scheduling.appointments taken WHERE taken.status <> 'cancelled'
    AND (taken.scheduled_at, taken.duration * interval '1 minute')
      OVERLAPS ("scheduledAt", interval '${appointmentMinutes} minutes'));
INSERT INTO scheduling.events (appointment_id, at, kind, detail)
  SELECT id, at, kind, detail FROM ${ofLeads(({ call }) => call?.events ?? [])} AS row (${entryColumns})
  JOIN scheduling.appointments ON contact_id = "leadId" ORDER BY at;
INSERT INTO email.deliveries (mail, subject, sequence, contact_id, message_id, state, reason, attempts, created_at, changed_at)
  SELECT mail, 'contact:' || "leadId", coalesce(reply.id, 0), "leadId", ${deliveryColumns}
  FROM ${ofLeads(({ emails }) => emails)} AS row (${emailColumns})
  LEFT JOIN leads.replies reply ON mail = 'lead-reply' AND reply.contact_id = "leadId" AND reply.created_at = row.at;
INSERT INTO email.deliveries (mail, subject, sequence, appointment_id, message_id, state, reason, attempts, created_at, changed_at)
  SELECT mail, 'appointment:' || call.id, 0, call.id, ${deliveryColumns}
  FROM ${ofLeads(({ call }) => call?.emails ?? [])} AS row (${emailColumns})
  JOIN scheduling.appointments call ON call.contact_id = "leadId";
${spendSql('google', google, spend)}
${spendSql('meta', meta, spend)}
COMMIT;`;
}

/** As an upload would store it. */
function spendSql(platform: AdPlatform, importId: string, spend: Recording['spend']): string {
  const days = rows(
    spend
      .filter((campaign) => campaign.platform === platform)
      .flatMap(({ campaignId, campaign, days: dated }) =>
        dated.map((day) => ({ ...day, campaignId, campaign })),
      ),
  );
  return `INSERT INTO leads.spend_imports (id, platform, at, cents, from_day, to_day)
  SELECT '${importId}', '${platform}', now(), sum(cents), min(day), max(day)
  FROM ${days} AS row (day date, cents bigint);
INSERT INTO leads.spend_campaigns (platform, external_id, name)
  SELECT DISTINCT '${platform}', "campaignId", campaign FROM ${days} AS row ("campaignId" text, campaign text)
  ON CONFLICT DO NOTHING;
INSERT INTO leads.spend_days (import_id, campaign_id, day, cents, is_spread)
  SELECT '${importId}', id, day, cents, false
  FROM ${days} AS row ("campaignId" text, day date, cents bigint)
  JOIN leads.spend_campaigns ON external_id = "campaignId";`;
}

/** The rows as a table expression. Nothing recorded contains the quote's tag. */
function rows(records: readonly object[]): string {
  return `jsonb_to_recordset($demo$${JSON.stringify(records)}$demo$)`;
}
