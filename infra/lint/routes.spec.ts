import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelledRoutes } from './routes.ts';

const inTasks = (text: string, path = 'services/leads/src/tasks/tasks.controller.ts') =>
  spelledRoutes({ path, text });

test('finds paths that a controller spells', () => {
  for (const text of [
    "@Controller('api/tasks')",
    "@Post('read-all')",
    "@Get(':id/timeline')",
    "@Get(':token.ics')",
    `@Get(\`\${apiPaths.tasks}/export\`)`,
    "@Put(\n    'days',\n  )",
  ]) {
    assert.equal(inTasks(text).length, 1, text);
  }
});

test('lets constants, functions and parameters be', () => {
  for (const text of [
    '@Get()',
    '@Controller(apiPaths.tasks)',
    "@Get(':id')",
    "@Delete(':from/:to')",
    `@Delete(\`\${apiPaths.tasks}/:id\`)`,
    "@Get(timelinePath(':id'))",
    "@Header('Cache-Control', 'no-store')",
  ]) {
    assert.deepEqual(inTasks(text), [], text);
  }
  assert.deepEqual(inTasks("@Controller('api/notes')", 'services/platform/test/a.e2e-spec.ts'), []);
});
