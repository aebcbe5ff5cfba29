import {
  addDays,
  type ChannelFilter,
  easternDateOf,
  easternInstant,
  type LeadFilter,
  type LeadSort,
  maxLateDays,
  responseHours,
} from '@agency/contracts';
import { bigintSchema, rawSql, type Sql, schedulingViews, sql } from '@agency/platform';
import * as z from 'zod';
import { matchesSearch, parseSearch } from './search/search-conditions.js';

const hourMs = 3_600_000;
const standingCalls = rawSql(schedulingViews.standingAppointments.name);

/**
 * New, without a planned follow-up and without a call. An imported lead wrote to no one here. (!) The index
 * `contacts_unanswered` has the same conditions.
 */
const isUnanswered = sql`contact.status = 'new' AND contact.follow_up_on IS NULL AND contact.import_id IS NULL
  AND NOT EXISTS (SELECT FROM ${standingCalls} call WHERE call.contact_id = contact.id)`;

/** Won and lost leads need no follow-up. */
const isOpen = sql`contact.status NOT IN ('closed-won', 'closed-lost')`;

/** Leads without a follow-up date sort last. */
const followUpKey = sql`coalesce(contact.follow_up_on, 'infinity')`;

/** A row of the `id` alone. */
export const leadIdRowSchema = z.object({ id: bigintSchema }).transform(({ id }) => id);

/** Whether a lead matches a filter. `contact` is the lead's row. */
export function matchesFilter(filter: LeadFilter, now: Date): Sql {
  const { search, status, service, spend, topic, channel, from, to, followUp, answer } = filter;
  const today = easternDateOf(now);
  const conditions = [sql`true`];
  if (status?.length) conditions.push(sql`contact.status IN (${listed(status)})`);
  if (service?.length) conditions.push(sql`contact.service IN (${listed(service)})`);
  if (spend?.length) conditions.push(sql`contact.monthly_ad_spend IN (${listed(spend)})`);
  if (topic?.length) conditions.push(sql`contact.topic IN (${listed(topic)})`);
  if (channel?.length) conditions.push(cameBy(channel));
  if (from) conditions.push(sql`contact.created_at >= ${easternInstant(from, '00:00')}`);
  if (to) conditions.push(sql`contact.created_at < ${easternInstant(addDays(to, 1), '00:00')}`);
  if (followUp === 'overdue') conditions.push(sql`${followUpKey} < ${today} AND ${isOpen}`);
  if (followUp === 'due') conditions.push(sql`${followUpKey} <= ${today} AND ${isOpen}`);
  if (followUp === 'planned') conditions.push(sql`${followUpKey} < 'infinity'`);
  if (answer) conditions.push(waitsForAnswer(answer, now));
  if (filter.import === 'none') conditions.push(sql`contact.import_id IS NULL`);
  else if (filter.import) conditions.push(sql`contact.import_id = ${filter.import}`);
  if (search) conditions.push(matchesSearch(parseSearch(search)));
  return conditions.reduce((all, next) => sql`${all} AND ${next}`);
}

/** Whether a lead waits for an answer, and how long already. `contact` is the lead's row. */
function waitsForAnswer(answer: NonNullable<LeadFilter['answer']>, now: Date): Sql {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const lateFrom = hoursAgo(responseHours);
  const longLateFrom = hoursAgo(responseHours + maxLateDays * 24);
  switch (answer) {
    case 'unanswered':
      return isUnanswered;
    case 'in-time':
      return sql`${isUnanswered} AND contact.created_at > ${lateFrom}`;
    case 'late':
      return sql`${isUnanswered} AND contact.created_at <= ${lateFrom} AND contact.created_at > ${longLateFrom}`;
    case 'long-late':
      return sql`${isUnanswered} AND contact.created_at <= ${longLateFrom}`;
  }
}

function cameBy(channels: readonly ChannelFilter[]): Sql {
  const isOneOf = sql`contact.channel IN (${listed(channels)})`;
  return channels.includes('imported')
    ? sql`(${isOneOf} OR contact.import_id IS NOT NULL)`
    : isOneOf;
}

/** (!) Not `= ANY`: with one value, Postgres would no longer read the list from an index in its order. */
const listed = (values: readonly string[]) =>
  values.map((value) => sql`${value}`).reduce((all, next) => sql`${all}, ${next}`);

interface LeadOrder {
  /** The sort keys; each has an index with the id as a tiebreaker. */
  key: Sql;
  type: Sql;
  direction: 'ASC' | 'DESC';
}

const leadOrders: Record<Exclude<LeadSort, 'relevance'>, LeadOrder> = {
  newest: { key: sql`contact.created_at`, type: sql`timestamptz`, direction: 'DESC' },
  oldest: { key: sql`contact.created_at`, type: sql`timestamptz`, direction: 'ASC' },
  name: { key: sql`lower(contact.name)`, type: sql`text`, direction: 'ASC' },
  'follow-up': { key: followUpKey, type: sql`date`, direction: 'ASC' },
};

/** The stored order. Best match first depends on the search: it is the newest first otherwise. */
export const leadOrderOf = (sort: LeadSort): LeadOrder =>
  leadOrders[sort === 'relevance' ? 'newest' : sort];

/** A list's ORDER BY. The id breaks ties, so that pages never overlap. */
export function orderOf(sort: LeadSort): Sql {
  const { key, direction } = leadOrderOf(sort);
  return sql`${key} ${rawSql(direction)}, contact.id ${rawSql(direction)}`;
}
