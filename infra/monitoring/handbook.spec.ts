import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { repository } from '../native/stack/paths.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const handbook = read('docs/operations.md');
const makefile = read('Makefile');
const compose = z.object({ services: z.record(z.string(), z.unknown()) });
const { services } = compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const settings = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, key]) => key));

const commands = [...handbook.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.trim())
  .filter(Boolean);

describe('the handbook', () => {
  for (const command of commands) {
    it(`should name what there is: ${command}`, () => {
      const [program = '', ...words] = command.split(' ');
      assert.ok(['make', 'docker', 'git'].includes(program), program);
      if (program === 'make') {
        const [target, ...variables] = words;
        assert.match(makefile, new RegExp(`^${target}:`, 'm'));
        const exported = /^export (?!PATH)(.+)$/m.exec(makefile)?.[1]?.split(' ') ?? [];
        for (const variable of variables) {
          assert.ok(exported.includes(variable.split('=')[0] ?? ''), variable);
        }
      }
      for (const [, service = ''] of command.matchAll(/(?:--scale |SERVICE=|restart )([a-z]+)/g)) {
        assert.ok(service in services, service);
      }
      for (const [, file = ''] of command.matchAll(/--file (\S+)/g)) {
        assert.ok(existsSync(join(repository, file)), file);
      }
    });
  }

  it('should name files and targets that exist in its sentences, too', () => {
    for (const [, file = ''] of handbook.matchAll(/`((?:infra|docs|docker-compose)[\w./-]*)`/g)) {
      assert.ok(existsSync(join(repository, file)), file);
    }
    for (const [, target] of handbook.matchAll(/`make ([a-z]+)/g)) {
      assert.match(makefile, new RegExp(`^${target}:`, 'm'));
    }
  });

  it('should explain no setting that the example does not have', () => {
    // Of these each has a default, and the composition itself reads them.
    const others =
      /^(COMPOSE_FILE|TLS_\w+_FILE|LISTEN|DATABASE_POOL_SIZE|SMTP_URL|POSTGRES_ADDRESS|REDIS_ADDRESS)$/;
    const named = [...handbook.matchAll(/`([A-Z][A-Z_]{5,})(?:=[^`]*)?`/g)].map(([, key]) => key);
    assert.deepEqual(
      named.filter((key = '') => !settings.has(key) && !others.test(key)),
      [],
    );
  });
});
