import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '@agency/infra/native/process/process-memory';
import { readState } from '@agency/infra/native/supervisor/state-file';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';

const restMs = 5_000;

/** What the product holds in memory while nobody asks for anything. */
export async function measure(product: Product): Promise<Section> {
  await awaitRest(product);
  await pause(restMs);
  const state = readState(product.runDir);
  if (!state) {
    throw new Error('The product is not running.');
  }
  const processes = [
    { name: 'supervisor', identity: state.supervisor },
    ...state.processes.flatMap(({ name, identity }) => (identity ? [{ name, identity }] : [])),
  ];
  const pids = processes.map(({ identity }) => identity.pid);
  const living = processes.map(({ name, identity }) => ({ name, ...memoryOf(identity.pid, pids) }));
  const others = living.filter(({ name }) => name !== 'postgres');
  const sum = (pick: (one: (typeof living)[number]) => number) =>
    Math.round(others.reduce((total, one) => total + pick(one), 0));
  const total = sum(({ pss }) => pss);
  return {
    title: 'Memory at rest',
    head: ['', 'processes', 'PSS MB', 'RSS MB', 'target'],
    rows: [
      ...living.map(({ name, count, pss, rss }) => [
        name,
        count,
        Math.round(pss),
        Math.round(rss),
        '',
      ]),
      [
        'all without postgres',
        sum(({ count }) => count),
        total,
        sum(({ rss }) => rss),
        atMost(total, 450, ' MB'),
      ],
    ],
    notes: [
      `${restMs / 1_000} s after the start, before any load. RSS counts a page that two processes share twice, PSS half for each.`,
    ],
  };
}
