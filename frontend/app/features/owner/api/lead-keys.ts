import { apiPaths } from '@agency/contracts';

/** Everything read about leads stands below one key, so that a change can ask for all of it again. */
export const leadKeys = {
  all: [apiPaths.contacts],
  pages: [apiPaths.contacts, 'page'],
  columns: [apiPaths.contacts, 'column'],
  one: (id: number) => [apiPaths.contacts, 'one', id],
  timeline: (id: number) => [apiPaths.contacts, 'one', id, 'timeline'],
  calls: (id: number) => [apiPaths.contacts, 'one', id, 'calls'],
} as const;
