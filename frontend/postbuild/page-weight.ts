import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { agencyPeople, agencyPhone } from '@agency/contracts';

/** As Lighthouse counts. */
const kilobyte = 1024;
const budget: PageWeight = {
  scripts: 115 * kilobyte,
  styles: 12 * kilobyte,
  sending: 14 * kilobyte,
  confirmation: 10 * kilobyte,
};
const heavierScripts: Record<string, number> = {
  // The scheduler keeps its times current with a query library, shows all days at a glance, and says why a booking failed.
  'thank-you/index.html': 126 * kilobyte,
};

/** For what shows the agency's phone number and its people, once they are given. */
const settingsAllowance = agencyPhone || agencyPeople ? kilobyte : 0;

export interface PageWeight {
  /** Bytes, compressed as they travel, until the page is at rest: also what loads when it is looked at or pointed at. */
  scripts: number;
  styles: number;
  /** Of scripts that sending or a failed request needs: they load once a form has the focus or a day is chosen. */
  sending: number;
  /** Of scripts that only the confirmation of a booked call needs: every other visit ends before it. */
  confirmation: number;
}

const namesOfParts: Record<keyof PageWeight, string> = {
  scripts: 'scripts',
  styles: 'styles',
  sending: 'what sending needs',
  confirmation: 'the confirmation',
};
const parts = Object.keys(namesOfParts) as (keyof PageWeight)[];

const preloadedScripts = /data-preload="([^"]*)"/;
/**
 * The router ends the address of a stylesheet with a `#` if a script may import it later, too. The one for paper is not
 * counted: it is fetched after everything else, and no screen shows it.
 */
const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"(?! media="only print")/g;
const scriptName = /[\w.-]+\.js\b/g;
/** Names the scripts of all pages. */
const manifest = /^manifest-/;
const confirmation = /^booked-call-/;
const sendingOrConfirmation =
  /^(?:lead-submission|booking-submission|read-error-body|booked-call)-/;
/** What Vite fetches together with an imported script: a script that needs it names it itself, too. */
const fetchedTogether = /m\.f=\[[^\]]*\]/g;

/**
 * What a page makes a browser fetch in all: its scripts, all that these name and so may fetch later, and its
 * stylesheets, also those that stand in the page already.
 */
export async function weighPage(html: string, clientFolder: string): Promise<PageWeight> {
  const [, preloads = ''] = preloadedScripts.exec(html) ?? [];
  const first = preloads.split(' ').filter(Boolean);
  const styles = Array.from(html.matchAll(stylesheet), ([, href = '']) => href);
  const names = first.map((href) => basename(href));
  const heaviest = await reachableFrom(names, clientFolder);
  const sending = await reachableFrom(names, clientFolder, confirmation);
  const atRest = await reachableFrom(names, clientFolder, sendingOrConfirmation);
  return {
    scripts: atRest,
    styles: sum(await Promise.all([...new Set(styles)].map((href) => weigh(clientFolder, href)))),
    sending: sending - atRest,
    confirmation: heaviest - sending,
  };
}

/** What the page, named by its file, weighs too much; empty when it is light enough. */
export function budgetViolations(page: string, weight: PageWeight): string[] {
  const scripts = (heavierScripts[page] ?? budget.scripts) + settingsAllowance;
  const most = { ...budget, scripts };
  return parts
    .filter((part) => weight[part] > most[part])
    .map(
      (part) => `${page}: ${weight[part]} bytes of ${namesOfParts[part]}, at most ${most[part]}`,
    );
}

async function reachableFrom(
  names: readonly string[],
  clientFolder: string,
  left?: RegExp,
): Promise<number> {
  const weights = new Map<string, number>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (weights.has(name) || left?.test(name)) continue;
    const code = await readFile(join(clientFolder, 'assets', name), 'utf8').catch(() => undefined);
    if (code === undefined) continue;
    weights.set(name, compressedBytes(code));
    if (!manifest.test(name))
      waiting.push(...(code.replace(fetchedTogether, '').match(scriptName) ?? []));
  }
  return sum(weights.values());
}

async function weigh(clientFolder: string, href: string): Promise<number> {
  return compressedBytes(await readFile(join(clientFolder, href), 'utf8'));
}

/** By content. Pages share most of what they fetch, and compressing it takes longer than all else of a build. */
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
