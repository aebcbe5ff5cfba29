import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { ContactEntity } from './contacts/contact.entity.js';
import { CreateContacts1763700000000 } from './migrations/1763700000000-create-contacts.js';

export const database: DatabaseDescription = {
  schema: 'leads',
  entities: [ContactEntity, OutboxMessage],
  migrations: [CreateContacts1763700000000],
};
