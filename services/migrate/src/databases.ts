import { database as email } from '@agency/email/database';
import { database as leads } from '@agency/leads/database';
import type { DatabaseDescription } from '@agency/platform';
import { database as rankings } from '@agency/rankings/database';
import { database as scheduling } from '@agency/scheduling/database';

/** In migration order: appointments reference contacts. */
export const databases: readonly DatabaseDescription[] = [leads, scheduling, rankings, email];
