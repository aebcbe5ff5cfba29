import { join } from 'node:path';
import { repository } from '@agency/infra/settings/paths';
import type { ClientBase } from 'pg';

/** One keyword's figures of one day. */
export interface QueryFigures {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

interface DayImport {
  source: string;
  day: string;
  coversDays: number;
  runId: number;
  rows: readonly QueryFigures[];
}

type ImportDay = (client: ClientBase, day: DayImport) => Promise<number>;

/** The rankings service's own way to store a day, as it was compiled; it is no part of any contract. */
export async function loadImportDay(): Promise<ImportDay> {
  const compiled = join(repository, 'services/rankings/dist/figures/import-day.js');
  const { importDay }: { importDay: ImportDay } = await import(compiled);
  return importDay;
}
