import type { KnownNames } from './docs.ts';
import { wordsOf } from './docs.ts';

export interface TextFile {
  path: string;
  text: string;
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
