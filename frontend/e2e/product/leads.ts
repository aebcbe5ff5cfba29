import { randomUUID } from 'node:crypto';
import { apiPaths, type CreateLeadBody } from '@agency/contracts';
import { idOf, post, someLead } from './api.ts';

export interface AddedLead {
  id: number;
  name: string;
}

/** A name that no other lead has, short enough to be read in a list. */
export function leadName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

/** A new lead through the API, as a form sends it, with an address of its own: one address gets only so many emails a day. */
export async function addLead(facts: Partial<CreateLeadBody> = {}): Promise<AddedLead> {
  const email = `${randomUUID()}@tidewater.example`;
  const lead = { ...someLead, name: leadName('Ada Tidewater'), email, ...facts };
  return { id: idOf(await post(apiPaths.contacts, lead)), name: lead.name };
}
