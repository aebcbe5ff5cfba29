import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';

const stylesImport = /^import (\w+) from '([^']+)\.module\.css';$/gm;
/** `classNames('grid', 'mt-2')`, as it is left once names are written out. */
const literalNames = /\bclassNames\(\s*('[^']*'(?:,\s*'[^']*')*),?\s*\)/g;
const scopedFile = /\.scoped\.css$/;
const app = resolve(import.meta.dirname, 'app');

/**
 * Writes the class names of CSS modules into the components that use them. Vite's own CSS modules leave an object of
 * names in each script instead, which pages with a form have no room for (see postbuild/page-weight.ts).
 */
export function scopedClasses(): Plugin {
  return {
    name: 'scoped-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: '.module.css' },
      handler: (code, id) => ({ code: writeNames(code, id), map: null }),
    },
    resolveId: { filter: { id: scopedFile }, handler: (id) => id },
    load: {
      filter: { id: scopedFile },
      async handler(id) {
        const file = id.replace(scopedFile, '.module.css');
        this.addWatchFile(file);
        return scopeSelectors(await readFile(file, 'utf8'), file);
      },
    },
  };
}

const joinNames = (_: string, names: string) =>
  `'${names
    .split(/,\s*/)
    .map((name) => name.slice(1, -1))
    .join(' ')}'`;

/** Replaces `styles.root` by the name itself, and the module by its stylesheet. */
export function writeNames(code: string, id: string): string {
  const files = new Map<string, string>();
  const withImports = code.replace(stylesImport, (_, variable: string, source: string) => {
    const path = source.startsWith('~/')
      ? resolve(app, source.slice(2))
      : resolve(dirname(id), source);
    files.set(variable, `${path}.module.css`);
    return `import '${path}.scoped.css';`;
  });
  if (files.size === 0) return code;
  // Not inside the path of an import, such as `filter-menu.scoped.css`.
  const uses = new RegExp(`(?<![-./\\w])(${[...files.keys()].join('|')})\\.(\\w+)`, 'g');
  return withImports
    .replace(uses, (whole, variable: string, name: string) => {
      const file = files.get(variable);
      return file ? `'${scopedName(name, file)}'` : whole;
    })
    .replace(literalNames, joinNames);
}

/** Renames the classes in selectors, except inside `:global()`. */
export function scopeSelectors(css: string, file: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return plain.replace(/[^{};]+(?=\{)/g, (prelude) =>
    prelude.trimStart().startsWith('@')
      ? prelude
      : prelude.replace(
          /:global\(([^)]*)\)|\.([a-z]\w*)/gi,
          (_, kept?: string, name?: string) => kept ?? `.${scopedName(name ?? '', file)}`,
        ),
  );
}
