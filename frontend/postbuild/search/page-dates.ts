import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { PageFacts } from './read-page.ts';

/** When each page's text last changed. The file beside this one; `npm run page-dates` updates it. */
export type PageDates = Record<string, { changed: string; text: string }>;

function fingerprint(text: string): string {
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 12);
}

/** The recorded dates, with today's for pages whose text has changed since. */
export function pageDates(
  pages: readonly PageFacts[],
  recorded: PageDates,
  today: string,
): PageDates {
  const entries = pages.map((page) => {
    const text = fingerprint(page.text);
    const known = recorded[page.path];
    const changed = known?.text === text ? known.changed : today;
    const { date, modified = date } = page.article ?? {};
    return [page.path, { changed: modified ?? changed, text }] as const;
  });
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

const file = new URL('page-dates.json', import.meta.url);

export async function recordedDates(): Promise<PageDates> {
  return JSON.parse(await readFile(file, 'utf8')) as PageDates;
}

export async function recordDates(dates: PageDates): Promise<void> {
  await writeFile(file, `${JSON.stringify(dates, null, 2)}\n`);
}
