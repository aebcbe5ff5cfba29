import { clickIdKeys, minStatusMinutes } from '@agency/contracts';
import { rawSql, type Sql, schedulingViews, sql } from '@agency/platform';
import { countedKeys } from './origins.service.js';

const appointmentEvents = rawSql(schedulingViews.appointmentEvents.name);

/**
 * One row per lead: where it came from, and when it reached each stage, null if it never did; read from the lead, its
 * timeline and its calls. Only whether a visit had a click id is kept, so that visits of one ad are one origin. Leads
 * that were imported came from no visit and are left out.
 *
 * @param ids - SQL for the ids of the leads.
 * @param asOf - What happened later is left out. Null: as it is now.
 */
export function readJourneys(ids: Sql, asOf: Date | null): Sql {
  const until = asOf ?? new Date('9999-01-01');
  return sql`
    WITH lead AS (
      SELECT id, created_at, status, status_since, service, source,
        coalesce(attribution->'first', attribution->'last', '{}') AS first_touch,
        coalesce(attribution->'last', attribution->'first', '{}') AS last_touch
      FROM leads.contacts WHERE id IN (${ids}) AND import_id IS NULL
    ), change AS (
      SELECT contact_id, at, detail->>'to' AS status,
        lead(at) OVER in_order AS left_at, lead(id) OVER in_order IS NULL AS is_last
      FROM leads.events
      WHERE kind = 'status-changed' AND at < ${until} AND contact_id IN (SELECT id FROM lead)
      WINDOW in_order AS (PARTITION BY contact_id ORDER BY at, id)
    ), proposed AS (
      SELECT contact_id AS id, min(at) AS at FROM change
      WHERE status = 'proposal-sent' AND (is_last OR left_at >= at + make_interval(mins => ${minStatusMinutes}::integer))
      GROUP BY contact_id
    ), call AS (
      SELECT contact_id, detail->>'appointmentId' AS appointment,
        min(at) FILTER (WHERE kind = 'call-booked') AS booked_at, max(at) AS changed_at,
        (array_agg(detail->>'to' ORDER BY at DESC) FILTER (WHERE kind = 'call-status-changed'))[1] AS status
      FROM ${appointmentEvents} WHERE at < ${until} AND kind IN ('call-booked', 'call-status-changed')
        AND contact_id IN (SELECT id FROM lead)
      GROUP BY contact_id, detail->>'appointmentId'
    ), called AS (
      SELECT contact_id AS id, min(booked_at) AS booked_at, max(changed_at) AS changed_at,
        min(changed_at) FILTER (WHERE status = 'completed') AS held_at
      FROM call GROUP BY contact_id
    ), lead_then AS (
      SELECT lead.*, CASE WHEN ${asOf === null}::boolean THEN lead.status
        ELSE coalesce(change.status, CASE WHEN lead.status_since < ${until} THEN lead.status ELSE 'new' END)
        END AS status_then, coalesce(change.at, lead.status_since) AS since_then
      FROM lead LEFT JOIN change ON change.contact_id = lead.id AND change.is_last
    )
    SELECT id AS contact_id, created_at, service, source, ${factsOf('first_touch')} AS first_touch, ${factsOf('last_touch')} AS last_touch,
      greatest(created_at, since_then, called.changed_at) AS changed_at, called.booked_at, called.held_at,
      coalesce(proposed.at, CASE WHEN status_then IN ('proposal-sent', 'closed-won') THEN since_then END) AS proposal_at,
      CASE WHEN status_then = 'closed-won' THEN since_then END AS won_at,
      status_then NOT IN ('closed-won', 'closed-lost') AS is_open
    FROM lead_then LEFT JOIN called USING (id) LEFT JOIN proposed USING (id)`;
}

function factsOf(touch: 'first_touch' | 'last_touch'): Sql {
  const facts = [
    // A link of a mailing may hold an address.
    ...countedKeys.map(
      (key) => `'${key}', CASE WHEN ${touch}->>'${key}' NOT LIKE '%@%' THEN ${touch}->'${key}' END`,
    ),
    ...clickIdKeys.map((key) => `'${key}', CASE WHEN ${touch} ? '${key}' THEN '1' END`),
  ];
  return rawSql(`jsonb_strip_nulls(jsonb_build_object(${facts.join(', ')}))`);
}
