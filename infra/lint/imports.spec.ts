import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missedFiles, pathsIntoServices } from './imports.ts';

describe('the check of imports', () => {
  it('names source files that dependency-cruiser did not read', () => {
    const modules = [{ source: 'bench/main.ts' }];
    assert.deepEqual(missedFiles(['bench/main.ts', 'bench/load/wrk.ts'], { modules }), [
      'bench/load/wrk.ts',
    ]);
  });

  it('names paths into a service, but not the programs that are started', () => {
    const code = `join(root, 'services/rankings/dist/figures/import-day.js');
      join(root, \`services/\${name}/dist/main.js\`);
      import(\`\${root}/services/platform/src/metrics/catalog.ts\`);`;
    assert.deepEqual(pathsIntoServices('bench/main.ts', code), [
      'bench/main.ts names services/rankings/dist/figures/import-day.js',
      'bench/main.ts names services/platform/src/metrics/catalog.ts',
    ]);
  });
});
