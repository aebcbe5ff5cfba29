import { readFile } from 'node:fs/promises';
import { filesBelow } from '../files-below.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** The facts of every built page that has an address of its own. */
export async function builtPages(clientFolder: string): Promise<PageFacts[]> {
  const files = (await filesBelow(clientFolder)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => readPage(await readFile(file, 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}
