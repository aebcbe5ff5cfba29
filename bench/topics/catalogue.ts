import type { RequirementName } from '@agency/infra/native/requirements/requirements';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';

export interface Topic {
  name: string;
  /** Programs beside those that the product itself needs. */
  needs: RequirementName[];
  load(): Promise<{ measure(product: Product): Promise<Section> }>;
}

/** In the order of measuring: what needs a product at rest comes first. */
const topics: Topic[] = [
  { name: 'memory', needs: [], load: () => import('./memory.ts') },
  { name: 'starts', needs: [], load: () => import('./starts.ts') },
  { name: 'outbox', needs: [], load: () => import('./outbox.ts') },
  { name: 'bytes', needs: ['chromium'], load: () => import('./bytes.ts') },
  { name: 'pages', needs: ['chromium'], load: () => import('./pages.ts') },
  { name: 'interactions', needs: ['chromium'], load: () => import('./interactions.ts') },
  { name: 'gateway', needs: ['wrk'], load: () => import('./gateway.ts') },
  { name: 'contacts', needs: ['wrk', 'pgbench'], load: () => import('./contacts.ts') },
  { name: 'taken', needs: ['wrk', 'pgbench'], load: () => import('./taken-times.ts') },
  { name: 'slots', needs: ['wrk'], load: () => import('./slots.ts') },
  { name: 'bookings', needs: ['wrk', 'pgbench'], load: () => import('./bookings.ts') },
  { name: 'mails', needs: [], load: () => import('./mails.ts') },
  { name: 'mails-render', needs: [], load: () => import('./mails-render.ts') },
  { name: 'rankings', needs: [], load: () => import('./rankings.ts') },
  { name: 'overload', needs: ['wrk'], load: () => import('./overload.ts') },
  { name: 'replicas', needs: ['wrk'], load: () => import('./replicas.ts') },
  // Last, as they take away the keywords, leads and calls that are there.
  { name: 'scale', needs: ['wrk'], load: () => import('./scale.ts') },
  { name: 'leads', needs: [], load: () => import('./leads.ts') },
];

/** All of them, or those that are named, in the order of measuring. */
export function chooseTopics(only = ''): Topic[] {
  const wanted = only.split(/[,\s]+/).filter(Boolean);
  const unknown = wanted.filter((name) => !topics.some((topic) => topic.name === name));
  if (unknown.length > 0) {
    const known = topics.map(({ name }) => name).join(', ');
    throw new Error(`ONLY names topics out of: ${known}. Not known: ${unknown.join(', ')}`);
  }
  return wanted.length === 0 ? topics : topics.filter(({ name }) => wanted.includes(name));
}
