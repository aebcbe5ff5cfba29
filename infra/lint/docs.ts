import { dirname, join, normalize } from 'node:path';

/** What documentation may name. */
export interface KnownNames {
  /** Paths of all files, and of the folders they are in. */
  paths: readonly string[];
  /** Every word of code and settings, every name with dots, and every package that is imported. */
  words: ReadonlySet<string>;
  /** What `make` knows. */
  targets: ReadonlySet<string>;
  /** What `npm run` knows in some workspace. */
  scripts: ReadonlySet<string>;
}

/** Names of other programs. */
const foreign = new Set([
  '30r/m', // nginx's unit of a rate.
  '@nestjs/swagger', // Evaluated and not installed.
  'CONFIG_IRQ_TIME_ACCOUNTING', // An option of the Linux kernel.
  'useFetcher', // React Router's, which production-router.ts leaves out.
]);
/** What exists once the product was built, started, tested or configured. */
const madeLater =
  /(^|\/)(\.run|\.env|dist|build|backups|logs|secrets|node_modules|report|test-results)(\/|$)/;
const fileEnding = /\.(tsx?|m?js|cjs|json|ya?ml|css|conf|md|sql|template)$/;
/** Nobody writes prose in camelCase, PascalCase or snake_case. */
const isIdentifier = (word: string) => /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/.test(word);

export const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** What a page names in backticks, links and commands but the repository does not have. */
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

/** Decisions that a text refers to by a number that none has. `docs/decisions/README.md` says where theirs went. */
export function unknownDecisions(text: string, { paths }: Pick<KnownNames, 'paths'>): string[] {
  const named = [...text.matchAll(/decisions\/(\d{3})/g)].map(([path]) => path);
  return named.filter((path) => !paths.some((known) => known.startsWith(`docs/${path}-`)));
}

function unknownCommands(text: string, { targets, scripts }: KnownNames): string[] {
  const unknown = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !known.has(name)).map(([found]) => found);
  return [
    ...unknown(/(?<=^|\s)make ([a-z]+)/gm, targets),
    ...unknown(/(?<=^|\s)npm run ([\w:-]+)/gm, scripts),
  ];
}

function isPath(span: string): boolean {
  const isLikePath = /^[\w@][\w@.*<>,/-]*$/.test(span) && /[a-z]/.test(span);
  return isLikePath && (span.includes('/') || fileEnding.test(span)) && !madeLater.test(span);
}

/** `leads/src/main.ts` may be below any folder, and stars and `<name>` stand for anything. */
function hasPath(span: string, { paths, words }: KnownNames): boolean {
  const pattern = span
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\*+|<[^>]*>/g, '[^/]*');
  const isNamed = new RegExp(`(^|/)${pattern}$`);
  // A file that a build writes is named by the code that writes it.
  return paths.some((path) => isNamed.test(path)) || words.has(span);
}

/** Without the open end of `UPCOMING_CALLS_PER_*` and `…TimeoutMs`. */
function unknownWords(span: string, { words }: KnownNames): string[] {
  const whole = span.replaceAll(/…\w+|\w+(?=[*…])/g, '');
  return wordsOf(whole).filter((word) => isIdentifier(word) && !words.has(word));
}
