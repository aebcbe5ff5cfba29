import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { scopeSelectors, writeNames } from '../../scoped-classes';
import { scopedName } from '../../scoped-name';

const modules = globSync('app/**/*.module.css').map((file) => resolve(file));

it('gives the classes of every CSS module names of their own', () => {
  const names = modules.map((file) => scopedName('root', file));
  expect(new Set(names).size).toBe(modules.length);
  expect(scopedName('heroText', resolve('app/routes/about/about.module.css'))).toBe(
    'about-hero-text',
  );
});

it('fails when two modules would share their names', () => {
  scopedName('root', resolve('app/ui/form-sheet.module.css'));
  expect(() => scopedName('root', '/elsewhere/ui/form-sheet.module.css')).toThrow(/share/);
});

it('renames the classes in selectors, and nothing else', () => {
  const css = `@layer ui {
    /* .root */
    .root > .link:hover, .root:global(.on-deep) { margin: 0.5rem; background: url(../a.module.svg); }
    @media (width >= 40.5rem) { html:has(.root[open]) { gap: 1em } }
  }`;
  const scoped = scopeSelectors(css, resolve('app/ui/form-sheet.module.css'));
  expect(scoped.replace(/\s+/g, ' ')).toBe(
    '@layer ui { .form-sheet > .form-sheet-link:hover, .form-sheet.on-deep { margin: 0.5rem; ' +
      'background: url(../a.module.svg); } @media (width >= 40.5rem) { html:has(.form-sheet[open]) { gap: 1em } } }',
  );
});

it('writes the names into the component', () => {
  const code = `import styles from './form-sheet.module.css';
const look = classNames('mt-2', styles.root, isOpen && styles.link);
const plain = classNames(styles.root, 'mt-2');`;
  expect(writeNames(code, resolve('app/ui/form-sheet.tsx'))).toBe(
    `import '${resolve('app/ui/form-sheet.scoped.css')}';
const look = classNames('mt-2', 'form-sheet', isOpen && 'form-sheet-link');
const plain = 'form-sheet mt-2';`,
  );
});

it('leaves the paths of stylesheets alone that end like the name they are imported as', () => {
  const code = `import sheet from './form-sheet.module.css';
const look = sheet.root;`;
  expect(writeNames(code, resolve('app/ui/form-sheet.tsx'))).toBe(
    `import '${resolve('app/ui/form-sheet.scoped.css')}';
const look = 'form-sheet';`,
  );
});
