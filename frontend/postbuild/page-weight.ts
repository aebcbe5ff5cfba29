import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** As Lighthouse counts. */
const kilobyte = 1024;
const budget: PageWeight = {
  scripts: 120 * kilobyte,
  styles: 12 * kilobyte,
  confirmation: 10 * kilobyte,
};
const heavierScripts: Record<string, number> = {
  // Beside a form, water that follows the pointer.
  'index.html': 128 * kilobyte,
  // A form that cleans what is typed, and click ids that follow consent in every tab.
  'contact/index.html': 124 * kilobyte,
  // It also repeats what the button that led there promised.
  'lead-generation/index.html': 125 * kilobyte,
  // The scheduler reads its times with a library that no other page needs, shows all days at a glance, finds the next free
  // time, and proves a booking once a day is chosen. The page also finds out whether this browser has booked already.
  'thank-you/index.html': 141 * kilobyte,
};

export interface PageWeight {
  /** Bytes, compressed as they travel. */
  scripts: number;
  styles: number;
  /** Of scripts that only the confirmation of a booked call needs: every other visit ends before it. */
  confirmation: number;
}

const startScripts = /data-start="([^"]+)" data-preload="([^"]*)"/;
/**
 * The router ends the address of a stylesheet with a `#` if a script may import it later, too. The one for paper is not
 * counted: it is fetched after everything else, and no screen shows it.
 */
const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"(?! media="only print")/g;
const scriptName = /[\w.-]+\.js\b/g;
/** Names the scripts of all pages. */
const manifest = /^manifest-/;
const confirmation = /^booked-call-/;
/** What Vite fetches together with an imported script: a script that needs it names it itself, too. */
const fetchedTogether = /m\.f=\[[^\]]*\]/g;

/**
 * What a page makes a browser fetch in all: its scripts, all that these name and so may fetch later, and its
 * stylesheets, also those that stand in the page already.
 */
export async function weighPage(html: string, clientFolder: string): Promise<PageWeight> {
  const [, start = '', preloads = ''] = startScripts.exec(html) ?? [];
  const first = [start, ...preloads.split(' ')].filter(Boolean);
  const styles = Array.from(html.matchAll(stylesheet), ([, href = '']) => href);
  const names = first.map((href) => basename(href));
  const all = await reachableFrom(names, clientFolder);
  const scripts = await reachableFrom(names, clientFolder, confirmation);
  return {
    scripts: sum(scripts.values()),
    confirmation: sum(all.values()) - sum(scripts.values()),
    styles: sum(await Promise.all([...new Set(styles)].map((href) => weigh(clientFolder, href)))),
  };
}

/** What the page, named by its file, weighs too much; empty when it is light enough. */
export function budgetViolations(page: string, weight: PageWeight): string[] {
  const { scripts, styles, confirmation } = weight;
  const most = { ...budget, scripts: heavierScripts[page] ?? budget.scripts };
  return [
    ...(scripts <= most.scripts
      ? []
      : [`${page}: ${scripts} bytes of scripts, at most ${most.scripts}`]),
    ...(styles <= most.styles
      ? []
      : [`${page}: ${styles} bytes of styles, at most ${most.styles}`]),
    ...(confirmation <= most.confirmation
      ? []
      : [`${page}: ${confirmation} bytes of the confirmation, at most ${most.confirmation}`]),
  ];
}

async function reachableFrom(
  names: readonly string[],
  clientFolder: string,
  left?: RegExp,
): Promise<Map<string, number>> {
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
  return weights;
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
