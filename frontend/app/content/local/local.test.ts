import { expect, it } from 'vitest';
import { localPagePaths } from '~/lib/paths';
import { localPageAt } from './local.server';

it.each(localPagePaths)('%s has its drawing, and leads onward', (path) => {
  const { sheet, onward } = localPageAt(path);
  expect(sheet.src).toContain(path.slice(1));
  expect(onward).toBeDefined();
});
