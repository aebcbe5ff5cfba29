import type { RequirementName } from '@agency/infra/native/requirements/requirements';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';

export interface Topic {
  name: string;
  /** Programs needed in addition to the product's. */
  needs: RequirementName[];
  load(): Promise<{ measure(product: Product): Promise<Section> }>;
}

/** In measuring order. */
const topics: Topic[] = [
  { name: 'pages', needs: ['chromium'], load: () => import('./pages.ts') },
  { name: 'interactions', needs: ['chromium'], load: () => import('./interactions.ts') },
  { name: 'gateway', needs: ['wrk'], load: () => import('./gateway.ts') },
  { name: 'contacts', needs: ['wrk', 'pgbench'], load: () => import('./contacts.ts') },
  { name: 'slots', needs: ['wrk'], load: () => import('./slots.ts') },
  { name: 'bookings', needs: ['wrk', 'pgbench'], load: () => import('./bookings.ts') },
  { name: 'mails', needs: [], load: () => import('./mails.ts') },
  // Last, because it removes existing leads and calls.
  { name: 'leads', needs: [], load: () => import('./leads.ts') },
];

/** All topics, or the named ones, in measuring order. */
export function chooseTopics(only = ''): Topic[] {
  const wanted = only.split(/[,\s]+/).filter(Boolean);
  const unknown = wanted.filter((name) => !topics.some((topic) => topic.name === name));
  if (unknown.length > 0) {
    const known = topics.map(({ name }) => name).join(', ');
    throw new Error(`ONLY names topics out of: ${known}. Not known: ${unknown.join(', ')}`);
  }
  return wanted.length === 0 ? topics : topics.filter(({ name }) => wanted.includes(name));
}
