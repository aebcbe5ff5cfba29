import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CruisedModule,
  missedFiles,
  missedPackages,
  pathsIntoServices,
  undeclaredImports,
} from './imports.ts';

const cruised = (source: string, ...imports: string[]): CruisedModule => ({
  source,
  dependencies: imports.map((module) => ({ module, coreModule: module.startsWith('node:') })),
});

describe('the check of imports', () => {
  it('names source files that dependency-cruiser did not read', () => {
    const sources = ['bench/main.ts', 'bench/load/wrk.ts'];
    assert.deepEqual(missedFiles(sources, [cruised('bench/main.ts')]), ['bench/load/wrk.ts']);
    assert.deepEqual(
      missedFiles(
        sources,
        sources.map((source) => cruised(source)),
      ),
      [],
    );
  });

  it('names packages that no one was seen to import', () => {
    const modules = [cruised('frontend/app/root.tsx', 'react-router-dom', './header')];
    assert.deepEqual(missedPackages(['react-router-dom', 'bullmq'], modules), ['bullmq']);
  });

  it('names imports that the nearest package.json does not declare', () => {
    const manifests: Record<string, string[]> = {
      '.': ['typescript'],
      bench: ['pg', '@agency/infra'],
    };
    const readManifest = (folder: string) => manifests[folder] && new Set(manifests[folder]);
    const modules = [
      cruised('bench/load/pgbench.ts', 'node:fs', './sample.ts', 'pg', 'zod', 'zod/mini'),
      cruised('bench/main.ts', '@agency/infra/settings/paths', '@agency/contracts', '~/lib/dates'),
      cruised('tests/system/main.ts', 'typescript', 'pg'),
      cruised('node_modules/pg/index.js', 'pg-pool'),
    ];
    assert.deepEqual(undeclaredImports(modules, readManifest), [
      'bench/load/pgbench.ts imports zod',
      'bench/main.ts imports @agency/contracts',
      'tests/system/main.ts imports pg',
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
