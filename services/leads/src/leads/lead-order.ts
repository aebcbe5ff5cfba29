import type { LeadSort } from '@agency/contracts';

/** Leads without a follow-up date stand behind all others. */
export const followUpKey = `coalesce(contact.follow_up_on, 'infinity')`;

export interface LeadOrder {
  /** What is sorted by; an index holds it together with the id, which decides between equal ones. */
  key: string;
  type: 'timestamptz' | 'text' | 'date';
  direction: 'ASC' | 'DESC';
}

/** All orders but the best match first, which depends on the search. */
export const leadOrders: Record<Exclude<LeadSort, 'relevance'>, LeadOrder> = {
  newest: { key: 'contact.created_at', type: 'timestamptz', direction: 'DESC' },
  oldest: { key: 'contact.created_at', type: 'timestamptz', direction: 'ASC' },
  name: { key: 'lower(contact.name)', type: 'text', direction: 'ASC' },
  'follow-up': { key: followUpKey, type: 'date', direction: 'ASC' },
};
