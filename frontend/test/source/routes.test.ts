import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('app/routes/{admin,rankings,email-previews}/route.tsx'))(
  '%s keeps its header when it fails',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/export (const|function) ErrorBoundary/);
  },
);
