import { readFile, writeFile } from 'node:fs/promises';
import type { SectionHeights } from './skip-sections.ts';

/** The file beside this one; `npm run section-heights` brings it up to date. */
const file = new URL('section-heights.json', import.meta.url);

/** By path. */
type RecordedHeights = Partial<Record<string, SectionHeights>>;

export async function readSectionHeights(): Promise<RecordedHeights> {
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function recordSectionHeights(heights: RecordedHeights): Promise<void> {
  await writeFile(file, `${JSON.stringify(heights, null, 2)}\n`);
}
