import { randomUUID } from 'node:crypto';
import { apiPaths, type CreateLeadBody } from '@agency/contracts';
import { idOf, post, someLead } from './api.ts';

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
