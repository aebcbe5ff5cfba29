import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedName } from '../scoped-name';

const app = join(import.meta.dirname, '../app');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(app, file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));

const stylesImport = /import (\w+) from '([^']+\.module\.css)';/g;

/** Which classes of which module the components name. */
const used = new Map<string, Set<string>>();
for (const file of files.filter((name) => name.endsWith('.tsx'))) {
  const code = readFileSync(file, 'utf8');
  for (const [, variable = '', path = ''] of code.matchAll(stylesImport)) {
    const module = path.startsWith('~/') ? join(app, path.slice(2)) : resolve(dirname(file), path);
    const names = used.get(module) ?? new Set<string>();
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) {
      names.add(name);
    }
    used.set(module, names);
  }
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

function classesIn(css: string): string[] {
  const selectors = css.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi);
  return [...new Set(Array.from(selectors, ([, name = '']) => name))];
}

/** What stands before each block that is in no other one. */
function outerPreludes(css: string): string[] {
  let rest = css;
  while (rest.includes('{')) rest = rest.replace(/\{[^{}]*\}/g, ';');
  return rest.split(';').map((prelude) => prelude.trim());
}

describe.each(modules.map((file) => [file.slice(app.length + 1), file]))('%s', (_name, file) => {
  const css = withoutComments(readFileSync(file, 'utf8'));

  it('has all rules in a layer', () => {
    // Rules outside of every layer would beat all utilities, and depend on the order of the files.
    const unlayered = outerPreludes(css).filter(
      (prelude) => !/^($|@(layer|keyframes|reference) )/.test(prelude),
    );
    expect(unlayered).toEqual([]);
  });

  it('defines exactly the classes that components use', () => {
    expect(classesIn(css).toSorted()).toEqual([...(used.get(file) ?? [])].toSorted());
  });
});

it('gives every module names of its own', () => {
  expect(modules.map((file) => scopedName('root', file))).toHaveLength(modules.length);
  expect(scopedName('heroText', join(app, 'routes/about/about.module.css'))).toBe(
    'about-hero-text',
  );
  expect(() => scopedName('root', '/elsewhere/ui/form-sheet.module.css')).toThrow(/share/);
});
