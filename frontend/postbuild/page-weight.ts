import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { agencyPeople, agencyPhone } from '@agency/contracts';
import { parse } from 'node-html-parser';
import type { Scripts } from './scripts.ts';

/** As Lighthouse counts. */
const kilobyte = 1024;

export interface PageWeight {
  /** Compressed bytes of scripts until the page is at rest, without islands that wait for their use. */
  scripts: number;
  /** The same with all islands of the page and all they load while they are used. */
  inUse: number;
  styles: number;
}

const budget: PageWeight = {
  scripts: 8 * kilobyte,
  inUse: 100 * kilobyte,
  styles: 12 * kilobyte,
};
/** Pages that are a tool: it starts at once, keeps its times current with a query library, and books. */
const tools: Record<string, Partial<PageWeight>> = {
  'thank-you/index.html': { scripts: 105 * kilobyte, inUse: 125 * kilobyte },
  '__private/booking.html': { scripts: 107 * kilobyte, inUse: 125 * kilobyte },
};

/** For the code that shows the agency's phone number and its people, if they are set. */
const agencyAllowance = agencyPhone || agencyPeople ? kilobyte : 0;
/** For the code that loads a consenting visitor's tags, if the site has a tag manager. */
const tagsAllowance = 0.5 * kilobyte;

/** Everything that a page makes a browser fetch. Inlined styles count, too; print stylesheets do not. */
export async function weighPage(
  html: string,
  clientFolder: string,
  scripts: Scripts,
): Promise<PageWeight> {
  const page = parse(html, { blockTextElements: { noscript: true, script: true, style: true } });
  const islands = page.querySelectorAll('[data-island]');
  const atRest = new Set([scripts.document]);
  const inUse = new Set(atRest);
  for (const host of islands) {
    const name = host.getAttribute('data-island') ?? '';
    const start = host.getAttribute('data-start');
    if (start === 'now') for (const file of scripts.toStart(name)) atRest.add(file);
    // On a page without other islands, nothing ever starts one that waits for others.
    if (start !== 'with-others') for (const file of scripts.inUse(name)) inUse.add(file);
  }
  const sheets = page
    .querySelectorAll('link[rel=stylesheet]')
    // The router appends a `#` to a stylesheet's address if a script may import it later, too.
    .map((link) => link.getAttribute('href')?.slice(1).replace('#', '') ?? '');
  const inlined = page.querySelectorAll('style').map((style) => compressedBytes(style.text));
  return {
    scripts: await weigh(clientFolder, atRest),
    inUse: await weigh(clientFolder, inUse),
    styles: (await weigh(clientFolder, sheets)) + sum(inlined),
  };
}

const namesOfParts: Record<keyof PageWeight, string> = {
  scripts: 'scripts',
  inUse: 'scripts in use',
  styles: 'styles',
};
const parts = Object.keys(namesOfParts) as (keyof PageWeight)[];

/** How the page, named by its file, exceeds its budget; empty if it does not. */
export function budgetViolations(page: string, weight: PageWeight, hasTags: boolean): string[] {
  const most = { ...budget, ...tools[page] };
  const scriptAllowance = agencyAllowance + (hasTags ? tagsAllowance : 0);
  const allowance = (part: keyof PageWeight) => (part === 'styles' ? 0 : scriptAllowance);
  return parts
    .filter((part) => weight[part] > most[part] + allowance(part))
    .map(
      (part) =>
        `${page}: ${weight[part]} bytes of ${namesOfParts[part]}, at most ${most[part] + allowance(part)}`,
    );
}

async function weigh(clientFolder: string, files: Iterable<string>): Promise<number> {
  const contents = Array.from(files, (file) => readFile(join(clientFolder, file), 'utf8'));
  return sum((await Promise.all(contents)).map(compressedBytes));
}

/** Keyed by content. Pages share most of what they fetch, and compressing it takes longer than the rest of a build. */
const weighed = new Map<string, number>();

function compressedBytes(content: string): number {
  const known = weighed.get(content);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(content).length;
  weighed.set(content, bytes);
  return bytes;
}

function sum(numbers: Iterable<number>): number {
  return Array.from(numbers).reduce((all, number) => all + number, 0);
}
