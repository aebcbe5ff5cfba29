import type { DatabaseDescription } from '@agency/platform';

export const database: DatabaseDescription = { schema: 'email', entities: [], migrations: [] };
