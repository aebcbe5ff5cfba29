import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOnEveryPage, isOnPagesWithForms, onEveryPage, onPagesWithForms } from '../../chunks';

const root = join(import.meta.dirname, '../../..');
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => `/${folder}/${file}`);
const packages = readdirSync(join(root, 'node_modules')).map((name) => `/node_modules/${name}/`);
const files = [...filesBelow('frontend/app'), ...filesBelow('services/contracts/src'), ...packages];

const parts = [onEveryPage, onPagesWithForms].flatMap(({ included, excluded }) => [
  ...included,
  ...excluded,
]);

it.each(parts)('matches a file with %s', (part) => {
  expect(files.filter((file) => file.includes(part))).not.toEqual([]);
});

it('keeps the desk, forms and the consent banner out of the chunk of all pages', () => {
  expect(files.filter(isOnEveryPage)).toContain('/frontend/app/ui/button.tsx');
  expect(isOnEveryPage('/frontend/app/ui/desk/pager.tsx')).toBe(false);
  expect(isOnEveryPage('/frontend/app/ui/field.tsx')).toBe(false);
  expect(isOnEveryPage('/frontend/app/features/consent/components/banner.tsx')).toBe(false);
});

it('keeps what sends a form out of the chunk of the form', () => {
  expect(isOnPagesWithForms('/frontend/app/features/lead-form/lead-form.tsx')).toBe(true);
  expect(isOnPagesWithForms('/frontend/app/features/lead-form/lead-submission.ts')).toBe(false);
});
