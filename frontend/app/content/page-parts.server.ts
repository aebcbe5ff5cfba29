/**
 * What the pages of `landing/pages` and `local/pages` consist of, read and checked while the pages are rendered at build.
 * Only then, so that neither the schemas nor another page's text reaches a browser.
 */
import { brand } from '@agency/contracts';
import { z } from 'zod';
import { chartSymbolNames } from './chart-symbols';
import { leadTopics } from './lead-topics';
import { onwardSchema } from './onward.server';

export const text = z.string().regex(/^\S(?:.*\S)?$/s, 'must be text without space around it');
/** With at least one entry. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly();

/** A heading, whose second part stands out. */
export const twoParts = z.strictObject({ plain: text, emphasized: text });
export const point = z.strictObject({ term: text, text });
export const symbol = z.enum(chartSymbolNames);

/** The button that a page repeats from its hero to its end. */
const button = z.enum(leadTopics.map((topic) => topic.button));

export const pageParts = {
  meta: z.strictObject({
    /** Search results cut a title after 60 characters, including the brand. */
    title: text.max(60 - ` | ${brand.name}`.length),
    description: text.max(160),
  }),
  onward: onwardSchema,
};

export const heroParts = { kicker: text, heading: twoParts, lead: text, button };

interface Source<Page, Path extends string> {
  /** Below `app/content`, for messages. */
  folder: string;
  /** What `import.meta.glob` found. */
  files: Readonly<Record<string, { content: unknown }>>;
  schema: z.ZodType<Page>;
  /** The addresses of these pages. */
  paths: readonly Path[];
}

/** Reads all pages of a folder. Throws one error with all that is wrong in any of them, by file and field. */
export function readPages<Page, Path extends string>(source: Source<Page, Path>) {
  const { folder, files, schema, paths } = source;
  const pages = new Map<Path, Page>();
  const faults: string[] = [];
  for (const [file, { content }] of Object.entries(files)) {
    const path = paths.find((one) => file === `./pages${one}.ts`);
    const { data, error } = schema.safeParse(content);
    if (path && data) pages.set(path, data);
    const wrong = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
    if (!path) wrong.push('no path in app/lib/paths.ts leads to it');
    if (wrong.length > 0) {
      faults.push(`app/content/${folder}/${file.slice(2)} is not a page.\n  ${wrong.join('\n  ')}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  /** The page at a route's address, such as '/ppc-consultant-wilmington-nc', or the same without its slash. */
  return (address: string): { path: Path; content: Page } => {
    const path = paths.find((one) => one === `/${address.replaceAll('/', '')}`);
    const content = path && pages.get(path);
    if (!content) throw new Error(`app/content/${folder}/pages has no page for ${address}.`);
    return { path, content };
  };
}
