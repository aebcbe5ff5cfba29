import type { Contact } from '@agency/contracts';
import type { ContactEntity } from './contact.entity.js';

/** What the owner may see of a lead. A new column stays inside until it is named here. */
export function toContact(entity: ContactEntity): Contact {
  return {
    id: entity.id,
    name: entity.name,
    email: entity.email,
    phone: entity.phone,
    company: entity.company,
    service: entity.service,
    monthlyAdSpend: entity.monthlyAdSpend,
    message: entity.message,
    status: entity.status,
    notes: entity.notes,
    attribution: entity.attribution,
    createdAt: entity.createdAt.toISOString(),
  };
}
