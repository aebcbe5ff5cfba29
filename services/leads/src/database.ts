import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { ContactEntity } from './contacts/contact.entity.js';
import { EventEntity } from './contacts/events/event.entity.js';
import { CreateContacts1763700000000 } from './migrations/1763700000000-create-contacts.js';
import { WorkLeads1763700000005 } from './migrations/1763700000005-work-leads.js';

export const database: DatabaseDescription = {
  schema: 'leads',
  entities: [ContactEntity, EventEntity, OutboxMessage],
  migrations: [CreateContacts1763700000000, WorkLeads1763700000005],
};
