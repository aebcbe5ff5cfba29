import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { __unstable__loadDesignSystem } from '@tailwindcss/node';
import { describe, expect, it } from 'vitest';
import { classesIn, readUsedClasses } from './class-names';

const files = (pattern: string) => globSync(pattern).map((file) => resolve(file));
const shown = (file: string) => relative('.', file);
const read = (file: string) => readFileSync(file, 'utf8');

const sources = files('app/**/*.{ts,tsx}').filter((file) => !/\.(test|fixture)\./.test(file));
const used = sources.map(readUsedClasses);
const stylesheets = files('app/**/*.css');
const modules = stylesheets.filter((file) => file.endsWith('.module.css'));
const globalClasses = new Set(
  stylesheets
    .filter((file) => !modules.includes(file))
    .flatMap((file) => [...classesIn(read(file))]),
);

describe('the class names in the markup', () => {
  it('exist in Tailwind or in a stylesheet', async () => {
    const design = await __unstable__loadDesignSystem(read('app/styles/app.css'), {
      base: resolve('app/styles'),
    });
    const unknown = used.flatMap(({ file, names }) => {
      const css = design.candidatesToCss(names);
      return names
        .filter((name, index) => !css[index] && !globalClasses.has(name))
        .map((name) => `${shown(file)}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('query containers that some element declares', () => {
    const names = used.flatMap((one) => one.names);
    const declared = new Set(names.filter((name) => name.startsWith('@container')));
    const missing = used.flatMap(({ file, names: own }) =>
      own
        .filter((name) => {
          const container = /@[\w.[\]-]+\/(?<name>[\w-]+):/.exec(name)?.groups?.name;
          return container !== undefined && !declared.has(`@container/${container}`);
        })
        .map((name) => `${shown(file)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('exist in the CSS module they are read from', () => {
    const missing = used.flatMap(({ file, modules: imported }) =>
      imported.flatMap(({ file: module, keys }) => {
        const classes = classesIn(read(module));
        return keys.filter((key) => !classes.has(key)).map((key) => `${shown(file)}: ${key}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('the stylesheets', () => {
  it('hold no class that nothing uses', () => {
    const texts = [...sources, ...files('app/artwork/*.svg')].map(read);
    const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
    const dead = stylesheets.flatMap((file) =>
      [...classesIn(read(file))]
        .filter((name) => !words.has(name))
        .map((name) => `${shown(file)}: ${name}`),
    );
    expect(dead).toEqual([]);
  });

  it('of the desk belong to one component each: what two share is a component, or utilities', () => {
    const ofDesk = /^app\/(features\/(owner|rankings|session)|ui\/desk)\//;
    const readers = used.flatMap(({ file, modules: imported }) =>
      imported.map(({ file: module }) => ({ file: shown(file), module: shown(module) })),
    );
    const lent = readers.filter(
      ({ file, module }) =>
        ofDesk.test(module) &&
        (dirname(file) !== dirname(module) ||
          readers.some((other) => other.module === module && other.file !== file)),
    );
    expect(lent).toEqual([]);
  });

  it('are inside a layer when they are CSS modules, so that order of loading does not matter', () => {
    const outside = modules.filter(
      (file) =>
        !/^(\s|\/\*[\s\S]*?\*\/|@(reference|import) [^;]+;)*@layer (ui|page) \{/.test(read(file)),
    );
    expect(outside.map(shown)).toEqual([]);
  });
});
