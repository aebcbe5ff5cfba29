import type { RequirementName } from '@agency/infra/native/requirements/requirements';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';

interface Measurement {
  measure(product: Product): Promise<Section>;
}

export interface Topic {
  name: string;
  /** Programs needed in addition to the product's. */
  needs: RequirementName[];
  /** Each measures one table. */
  tables: (() => Promise<Measurement>)[];
}

/** In measuring order. */
const topics: Topic[] = [
  { name: 'pages', needs: ['chromium'], tables: [() => import('./pages.ts')] },
  { name: 'gateway', needs: ['wrk'], tables: [() => import('./gateway.ts')] },
  {
    name: 'visitors',
    needs: ['wrk', 'pgbench'],
    tables: [
      () => import('./contacts.ts'),
      () => import('./slots.ts'),
      () => import('./bookings.ts'),
    ],
  },
  // Last, because it removes existing leads and calls.
  {
    name: 'lists',
    needs: [],
    tables: [() => import('./keywords.ts'), () => import('./leads.ts')],
  },
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
