import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repository } from '../../settings/paths.ts';
import { nodeCommand } from './node-command.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

// With other flags V8 silently compiles everything again, and a service starts half as fast.
it('should run services with the flags that their code was compiled with, natively and in images', () => {
  const flags = nodeCommand([], {}).args;
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('services/Dockerfile')) ?? [];
  assert.deepEqual(JSON.parse(command), ['node', ...flags, 'dist/bundle/main.js']);
  const [, list = ''] = /^const flags = (\[.*\]);$/m.exec(read('services/bundle/main.mjs')) ?? [];
  assert.deepEqual(JSON.parse(list.replaceAll("'", '"')), flags);
});
