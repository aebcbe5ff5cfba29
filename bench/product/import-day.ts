import { join } from 'node:path';
import { repository } from '@agency/native/stack/paths';
import type { ClientBase } from 'pg';

/** One keyword's figures of one day. */
export interface QueryPerformance {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

interface DayPerformance {
  source: string;
  day: string;
  coversDays: number;
  runId: number;
  rows: readonly QueryPerformance[];
}

type StoreDay = (client: ClientBase, day: DayPerformance) => Promise<number>;

/** The rankings service's own way to store a day, as it was compiled; it is no part of any contract. */
export async function loadStoreDay(): Promise<StoreDay> {
  const compiled = join(repository, 'services/rankings/dist/performance/store-day.js');
  const { storeDay }: { storeDay: StoreDay } = await import(compiled);
  return storeDay;
}
