import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('app/routes/**/route.tsx'))('%s keeps header and footer when it fails', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/export (const|function) ErrorBoundary/);
});
