import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
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

it('names no class like a reserved word, which cannot be exported', () => {
  const reserved = modules.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\.(switch|new|default|delete|for|in|if|class)\b/g),
    ),
  );
  expect(reserved).toEqual([]);
});
