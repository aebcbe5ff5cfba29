import {
  callOutcomeOptions,
  channelOptions,
  leadStatusOptions,
  optionValues,
} from '@agency/contracts';
import * as z from 'zod';
import { bigintSchema } from '../database/integer-column.js';
import { nullableText, sharedView, waitingEmailColumns } from './shared-view.js';

/** What other services may read of leads. */
export const leadsViews = {
  /**
   * Whom an appointment is with, what they asked for, and the normalized email address and phone number that bookings
   * are counted by.
   */
  contactCard: sharedView(
    'leads.contact_card',
    ['scheduling'],
    z.object({
      id: bigintSchema,
      name: z.string(),
      /** At least one of email and phone is set; leads that asked for a call have both. */
      email: nullableText,
      company: nullableText,
      email_key: nullableText,
      phone_key: nullableText,
      phone: nullableText,
      service: nullableText,
      monthly_ad_spend: nullableText,
      message: nullableText,
    }),
  ),
  /** Leads to erase once their visitors have been told about the canceled appointments. */
  erasureRequests: sharedView(
    'leads.erasure_requests',
    ['scheduling'],
    z.object({ contact_id: bigintSchema }),
  ),
  /** What emails say about a lead. */
  leadFacts: sharedView(
    'leads.lead_facts',
    ['email'],
    z.object({
      id: bigintSchema,
      name: z.string(),
      email: nullableText,
      phone: nullableText,
      company: nullableText,
      service: nullableText,
      monthly_ad_spend: nullableText,
      message: nullableText,
      topic: nullableText,
      status: z.enum(optionValues(leadStatusOptions)),
      created_at: z.date(),
      channel: z.enum(optionValues(channelOptions)),
    }),
  ),
  /** Calls and emails outside the product that the owner logged about a lead. */
  loggedContacts: sharedView(
    'leads.logged_contacts',
    ['email'],
    z.object({
      contact_id: bigintSchema,
      kind: z.enum(['called', 'wrote']),
      /** Of a call. */
      outcome: z.enum(optionValues(callOutcomeOptions)).nullable(),
    }),
  ),
  /** What the owner wrote to a lead. */
  replyFacts: sharedView(
    'leads.reply_facts',
    ['email'],
    z.object({
      id: z.int(),
      contact_id: bigintSchema,
      subject: z.string(),
      body: z.string(),
      created_at: z.date(),
    }),
  ),
  /** Emails about leads that are still in the outbox. */
  waitingEmails: sharedView(
    'leads.waiting_mails',
    ['email'],
    z.object({
      ...waitingEmailColumns,
      /** A reply's id; 0 for other emails. */
      sequence: z.int(),
    }),
  ),
} as const;
