import type { LeadFilter } from '@agency/contracts';

/** Leads without a follow-up date stand behind all others. */
export const followUpKey = `coalesce(contact.follow_up_on, 'infinity')`;

export interface LeadOrder {
  /** What is sorted by; an index holds it together with the id, which decides between equal ones. */
  key: string;
  type: 'timestamptz' | 'text' | 'date';
  direction: 'ASC' | 'DESC';
}

export const leadOrders: Record<LeadFilter['sort'], LeadOrder> = {
  newest: { key: 'contact.created_at', type: 'timestamptz', direction: 'DESC' },
  oldest: { key: 'contact.created_at', type: 'timestamptz', direction: 'ASC' },
  name: { key: 'lower(contact.name)', type: 'text', direction: 'ASC' },
  'follow-up': { key: followUpKey, type: 'date', direction: 'ASC' },
};
