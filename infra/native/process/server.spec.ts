import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repository } from '../../settings/paths.ts';
import { nodeCommand } from './server.ts';

it('should run services with the same flags natively and in images', () => {
  const dockerfile = readFileSync(join(repository, 'services/Dockerfile'), 'utf8');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  assert.deepEqual(JSON.parse(command), ['node', ...nodeCommand(['dist/main.js'], {}).args]);
});
