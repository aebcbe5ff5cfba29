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
  Partial<Pick<LeadEntity, 'company' | 'service' | 'monthlyAdSpend' | 'message' | 'notes'>>;

/** Stores a new lead and its emails, in one round trip: this is the path every visitor waits on. */
export const insertLead = statement<NewLead & { outboxRows: OutboxRows } & InTime, PassedInTime>(
  'insert-lead',
)`
  WITH lead AS (
    INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, notes, status,
      status_since, source, attribution, bot_check, created_at)
    VALUES (${'id'}, ${'name'}, ${'email'}, ${'phone'}, ${'company'}, ${'service'}, ${'monthlyAdSpend'}, ${'message'},
      ${'notes'}, ${'status'}, ${'statusSince'}, ${'source'}, ${'attribution'}, ${'botCheck'}, ${'createdAt'})
    RETURNING id
  ), emails AS (
    ${insertOutboxRows('leads')} RETURNING id
  )
  SELECT ${passInTime('leads')} FROM lead, (SELECT count(*) FROM emails) AS written`;
