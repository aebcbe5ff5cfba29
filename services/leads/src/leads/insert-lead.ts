import {
  type InTime,
  insertOutboxRows,
  type OutboxRows,
  type PassedInTime,
  passInTime,
  statement,
} from '@agency/platform';
import type { LeadEntity } from './lead.entity.js';

/** A lead as it arrives; the database fills in the rest. */
export type NewLead = Pick<
  LeadEntity,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'status'
  | 'statusSince'
  | 'source'
  | 'attribution'
  | 'botCheck'
  | 'createdAt'
> &
  Partial<
    Pick<
      LeadEntity,
      'company' | 'service' | 'monthlyAdSpend' | 'message' | 'notes' | 'topic' | 'requestKey'
    >
  >;

/** `stored` is false when an earlier request with this key has stored its lead. */
export type InsertedLead = PassedInTime & { stored: boolean };

/**
 * Stores a new lead and its emails, in one round trip: this is the path every visitor waits on. Of two requests with one key
 * the second waits for the first, and stores nothing once that one has.
 */
export const insertLead = statement<NewLead & { outboxRows: OutboxRows } & InTime, InsertedLead>(
  'insert-lead',
)`
  WITH lead AS (
    INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, topic, notes,
      status, status_since, source, attribution, bot_check, request_key, created_at)
    VALUES (${'id'}, ${'name'}, ${'email'}, ${'phone'}, ${'company'}, ${'service'}, ${'monthlyAdSpend'}, ${'message'},
      ${'topic'}, ${'notes'}, ${'status'}, ${'statusSince'}, ${'source'}, ${'attribution'}, ${'botCheck'}, ${'requestKey'},
      ${'createdAt'})
    ON CONFLICT (request_key) DO NOTHING
    RETURNING id
  ), emails AS (
    ${insertOutboxRows('leads')} WHERE EXISTS (SELECT FROM lead) RETURNING id
  )
  SELECT ${passInTime('leads')}, leads > 0 AS stored
  FROM (SELECT count(*) AS leads FROM lead) AS written, (SELECT count(*) FROM emails) AS asked`;
