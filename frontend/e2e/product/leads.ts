import { randomUUID } from 'node:crypto';
import { apiPaths, type CreateLeadBody } from '@agency/contracts';
import { idOf, post, someLead } from './api.ts';
import { query } from './database.ts';

export interface AddedLead {
  id: number;
  name: string;
}

/** A unique name, short enough for a list. */
export function leadName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

/** Creates a lead through the API, like a form, with its own address: emails per address are limited. */
export async function addLead(facts: Partial<CreateLeadBody> = {}): Promise<AddedLead> {
  const email = `${randomUUID()}@tidewater.example`;
  const lead = { ...someLead, name: leadName('Ada Tidewater'), email, ...facts };
  return { id: idOf(await post(apiPaths.contacts, lead)), name: lead.name };
}

/** A lead that came this long ago. */
export async function addLeadFrom(
  age: string,
  facts: Partial<CreateLeadBody> = {},
): Promise<AddedLead> {
  const lead = await addLead(facts);
  await query('UPDATE leads.contacts SET created_at = now() - $2::interval WHERE id = $1', [
    lead.id,
    age,
  ]);
  return lead;
}

/** Due for years, so that it comes first. */
export async function addLeadToFollowUp(): Promise<AddedLead> {
  const lead = await addLead();
  await query(
    `UPDATE leads.contacts SET status = 'contacted', follow_up_on = '2020-01-06' WHERE id = $1`,
    [lead.id],
  );
  return lead;
}

/** Removes all leads and calls: hundreds would be listed, counted and emailed about in the tests that follow. */
export async function removeLeads(): Promise<void> {
  await query('DELETE FROM scheduling.appointments');
  await query('DELETE FROM leads.contacts');
}
