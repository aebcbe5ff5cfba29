import { dirname, join, normalize } from 'node:path';
import type { TextFile } from './tracked-texts.ts';

/** The names that documentation may use. */
export interface KnownNames {
  /** Paths of all files and folders. */
  paths: readonly string[];
  /** Every word in code and settings, every dotted name, and every imported package. */
  words: ReadonlySet<string>;
  /** Targets of the Makefile. */
  targets: ReadonlySet<string>;
  /** npm scripts of all workspaces. */
  scripts: ReadonlySet<string>;
}

/** Names from other programs. */
const foreign = new Set([
  '30r/m', // nginx's unit of a rate.
  '@nestjs/swagger', // Evaluated and not installed.
  'CONFIG_IRQ_TIME_ACCOUNTING', // An option of the Linux kernel.
]);
/** What exists once the product has been built, started, tested or configured. */
const madeLater =
  /(^|\/)(\.run|\.env|dist|build|backups|logs|secrets|node_modules|report|test-results)(\/|$)/;
const fileEnding = /\.(tsx?|m?js|cjs|json|ya?ml|css|conf|md|sql|template)$/;
/** Prose never contains camelCase, PascalCase or snake_case. */
const isIdentifier = (word: string) => /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/.test(word);

export const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Names in a page's backticks, links and commands that the repository does not have. */
export function unknownNames(page: string, text: string, known: KnownNames): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block);
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => !foreign.has(span));
  const links = [...prose.matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
  const numbers = prose.replaceAll(/\((0\d\d)(?:, (0\d\d))?\)/g, 'decisions/$1 decisions/$2');
  const unknown = [
    ...[...blocks, ...spans].flatMap((commands) => unknownCommands(commands, known)),
    ...spans.filter((span) => isPath(span) && !hasPath(span, known)),
    ...spans.filter((span) => !span.includes('/')).flatMap((span) => unknownWords(span, known)),
    ...links.filter((to) => !known.paths.includes(normalize(join(dirname(page), to)))),
    ...unknownDecisions(numbers, known),
  ];
  return [...new Set(unknown)].map((name) => `${page} names ${name}, which does not exist`);
}

/** Referenced decision numbers that do not exist. `docs/decisions/README.md` lists where they moved. */
export function unknownDecisions(text: string, { paths }: Pick<KnownNames, 'paths'>): string[] {
  const named = [...text.matchAll(/decisions\/(\d{3})/g)].map(([path]) => path);
  return named.filter((path) => !paths.some((known) => known.startsWith(`docs/${path}-`)));
}

function unknownCommands(text: string, { targets, scripts }: KnownNames): string[] {
  const unknown = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !known.has(name)).map(([found]) => found);
  return [
    ...unknown(/(?<=^|\s)make ([a-z-]+)/gm, targets),
    ...unknown(/(?<=^|\s)npm run ([\w:-]+)/gm, scripts),
  ];
}

function isPath(span: string): boolean {
  const isLikePath = /^[\w@][\w@.*<>,/-]*$/.test(span) && /[a-z]/.test(span);
  return isLikePath && (span.includes('/') || fileEnding.test(span)) && !madeLater.test(span);
}

/** `leads/src/main.ts` may be below any folder; stars and `<name>` match anything. */
function hasPath(span: string, { paths, words }: KnownNames): boolean {
  const pattern = span
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\*+|<[^>]*>/g, '[^/]*');
  const isNamed = new RegExp(`(^|/)${pattern}$`);
  // A file that a build writes is named in the code that writes it.
  return paths.some((path) => isNamed.test(path)) || words.has(span);
}

/** Without the open end of `UPCOMING_CALLS_PER_*` and `…TimeoutMs`. */
function unknownWords(span: string, { words }: KnownNames): string[] {
  const whole = span.replaceAll(/…\w+|\w+(?=[*…])/g, '');
  return wordsOf(whole).filter((word) => isIdentifier(word) && !words.has(word));
}

/** Prose, and generated files. */
const isProse = /\.(md|snap)$|(^|\/)package-lock\.json$/;

/** The names that the repository's files define. `files`: text files; `paths`: all paths. */
export function findKnownNames(paths: readonly string[], files: readonly TextFile[]): KnownNames {
  const known = {
    words: new Set<string>(),
    targets: new Set<string>(),
    scripts: new Set<string>(),
  };
  for (const { path, text } of files) {
    if (isProse.test(path)) continue;
    const names = text.match(/[\w-]+\.[\w.]+|(?<=['"])@?[\w.-]+\/[\w./-]+(?=['"])/g) ?? [];
    for (const word of [...wordsOf(text), ...names]) known.words.add(word);
    const defined = path === 'Makefile' ? text.matchAll(/^([a-z-]+):/gm) : [];
    for (const [, target = ''] of defined) known.targets.add(target);
    if (path.endsWith('package.json')) {
      for (const [, script = ''] of text.matchAll(/"([\w:-]+)":/g)) known.scripts.add(script);
    }
  }
  const folders = paths.flatMap((path) =>
    path.split('/').map((_, index, parts) => parts.slice(0, index).join('/')),
  );
  return { ...known, paths: [...new Set([...paths, ...folders])] };
}
