import { appointmentMinutes, channelOf, demoImportIds, demoMark } from '@agency/contracts';
import type { InventedCall, Quarter } from './invent-quarter.ts';
import type { InventedSpend } from './invent-sources.ts';

/** How many leads are not invented. */
export const countRealLeads = `SELECT count(*) FROM leads.contacts
  WHERE id <> ALL (coalesce((SELECT contact_ids FROM leads.demo), '{}'))`;

/**
 * Removes what was invented before, and nothing else. Locks first what the running product locks first: "Remove demo
 * data" begins with the demo and then its leads by id.
 */
export const removeDemoSql = `
SELECT FROM leads.demo FOR UPDATE;
SELECT FROM leads.contacts WHERE id = ANY (SELECT unnest(contact_ids) FROM leads.demo) ORDER BY id FOR UPDATE;
DELETE FROM leads.contacts WHERE id = ANY (SELECT unnest(contact_ids) FROM leads.demo);
DELETE FROM scheduling.calendars WHERE id IN (SELECT calendar_id FROM leads.demo);
DELETE FROM leads.spend_imports WHERE id IN (${demoImportIds.map((id) => `'${id}'`).join()});
DELETE FROM leads.spend_campaigns WHERE external_id LIKE '${demoMark}-%'
  AND id NOT IN (SELECT campaign_id FROM leads.spend_days);
DELETE FROM leads.demo;`;

/**
 * One transaction that replaces the invented quarter. It requests no email: nothing goes into an outbox. A call at a time
 * that a real one has is left out, with its events and emails.
 */
export function demoSql({ leads, calls, emails, busyTimes, spend }: Quarter): string {
  const contacts = leads.map(({ lead }) => ({ ...lead, channel: channelOf(lead) }));
  return `BEGIN;${removeDemoSql}
INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, status, status_since,
    follow_up_on, follow_up_task, proposal_amount, client_amount, heard_from, referred_by, attribution, source, channel, bot_check, created_at)
  SELECT id, name, email, phone, company, service, "monthlyAdSpend", message, status, "statusSince",
    "followUpOn", "followUpTask", "proposalAmount", "clientAmount", "heardFrom", "referredBy", attribution, source, channel, CASE source WHEN 'form' THEN 'passed' END, "createdAt"
  FROM ${rows(contacts)} AS row (id bigint, name text, email text, phone text, company text, service text,
    "monthlyAdSpend" text, message text, status text, "statusSince" timestamptz, "followUpOn" date, "followUpTask" text,
    "proposalAmount" jsonb, "clientAmount" jsonb, "heardFrom" text, "referredBy" text, attribution jsonb,
    source text, channel text, "createdAt" timestamptz);
${insertEntries(
  'events',
  leads.flatMap(({ changes }) => changes),
)}
${insertEntries(
  'activities',
  leads.flatMap(({ activities }) => activities),
)}
INSERT INTO leads.replies (contact_id, subject, body, request_key, created_at)
  SELECT "leadId", subject, body, gen_random_uuid(), at
  FROM ${rows(leads.flatMap(({ replies }) => replies))} AS row ("leadId" bigint, subject text, body text, at timestamptz);
WITH calendar AS (
  INSERT INTO scheduling.calendars (name, color, source, shows_titles, read_at, tried_at, event_count)
    VALUES ('Demo calendar', 'violet', 'file', true, now(), now(), ${busyTimes.length}) RETURNING id
), busy AS (
  INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at, title)
    SELECT id, "startsAt", "endsAt", title FROM calendar, ${rows(busyTimes)} AS row
      ("startsAt" timestamptz, "endsAt" timestamptz, title text)
)
INSERT INTO leads.demo (contact_ids, calendar_id)
  SELECT '{${contacts.map(({ id }) => id).join(',')}}', id FROM calendar;
INSERT INTO scheduling.appointments (contact_id, calendar_uid, scheduled_at, duration, status, meeting_room, created_at)
  SELECT "leadId", uid, "scheduledAt", ${appointmentMinutes}, status, 'demo-' || uid, "bookedAt"
  FROM ${rows(calls)} AS row ("leadId" bigint, uid uuid, "scheduledAt" timestamptz, status text, "bookedAt" timestamptz)
  WHERE NOT EXISTS (SELECT FROM scheduling.appointments taken WHERE taken.status <> 'cancelled'
    AND (taken.scheduled_at, taken.duration * interval '1 minute')
      OVERLAPS ("scheduledAt", interval '${appointmentMinutes} minutes'));
INSERT INTO scheduling.events (appointment_id, at, kind, detail)
  SELECT id, at, kind, detail FROM ${rows(calls.flatMap(eventsOf))} AS row (uid uuid, at timestamptz, kind text, detail jsonb)
  JOIN scheduling.appointments ON calendar_uid = uid ORDER BY at;
INSERT INTO email.deliveries (mail, subject, sequence, contact_id, appointment_id, message_id, state, reason, attempts,
    created_at, changed_at)
  SELECT mail, CASE WHEN call.id IS NULL THEN 'contact:' || "leadId" ELSE 'appointment:' || call.id END,
    coalesce(reply.id, 0), CASE WHEN call.id IS NULL THEN "leadId" END, call.id, gen_random_uuid(), state, reason, 1,
    at, at
  FROM ${rows(emails)} AS row ("leadId" bigint, "callUid" uuid, mail text, state text, reason text, at timestamptz)
  LEFT JOIN scheduling.appointments call ON call.calendar_uid = "callUid"
  LEFT JOIN leads.replies reply ON mail = 'lead-reply' AND reply.contact_id = "leadId" AND reply.created_at = at
  WHERE "callUid" IS NULL OR call.id IS NOT NULL;
${spend.map(spendSql).join('\n')}
COMMIT;`;
}

/** As an upload would store it. */
function spendSql({ importId, platform, days }: InventedSpend): string {
  return `INSERT INTO leads.spend_imports (id, platform, at, cents, from_day, to_day)
  SELECT '${importId}', '${platform}', now(), sum(cents), min(day), max(day)
  FROM ${rows(days)} AS row (day date, cents bigint);
INSERT INTO leads.spend_campaigns (platform, external_id, name)
  SELECT DISTINCT '${platform}', "campaignId", campaign FROM ${rows(days)} AS row ("campaignId" text, campaign text)
  ON CONFLICT DO NOTHING;
INSERT INTO leads.spend_days (import_id, campaign_id, day, cents, is_spread)
  SELECT '${importId}', id, day, cents, false
  FROM ${rows(days)} AS row ("campaignId" text, day date, cents bigint)
  JOIN leads.spend_campaigns ON external_id = "campaignId";`;
}

function insertEntries(table: string, entries: readonly object[]): string {
  return `INSERT INTO leads.${table} (contact_id, at, kind, detail)
  SELECT "leadId", at, kind, detail
  FROM ${rows(entries)} AS row ("leadId" bigint, at timestamptz, kind text, detail jsonb) ORDER BY at;`;
}

function eventsOf({ uid, scheduledAt, status, bookedAt, settledAt }: InventedCall) {
  const booked = { uid, at: bookedAt, kind: 'call-booked', detail: { scheduledAt, by: 'visitor' } };
  if (!settledAt) return [booked];
  const by = status === 'cancelled' ? 'visitor' : 'owner';
  const detail = { from: 'scheduled', to: status, by };
  return [booked, { uid, at: settledAt, kind: 'call-status-changed', detail }];
}

/** The rows as a table expression. Nothing invented contains the quote's tag. */
function rows(records: readonly object[]): string {
  return `jsonb_to_recordset($demo$${JSON.stringify(records)}$demo$)`;
}
