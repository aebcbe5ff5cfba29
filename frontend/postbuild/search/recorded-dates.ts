import { readFile, writeFile } from 'node:fs/promises';
import type { PageDates } from './page-dates.ts';

const file = new URL('page-dates.json', import.meta.url);

export async function recordedDates(): Promise<PageDates> {
  return JSON.parse(await readFile(file, 'utf8')) as PageDates;
}

export async function recordDates(dates: PageDates): Promise<void> {
  await writeFile(file, `${JSON.stringify(dates, null, 2)}\n`);
}
