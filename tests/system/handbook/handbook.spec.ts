import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { repository } from '@agency/infra/settings/paths';
import { parse } from 'yaml';
import { z } from 'zod';
import { commands, commandsOf, firstHour, handbook, mentioned } from './commands.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const makefile = read('Makefile');
const compose = z.object({ services: z.record(z.string(), z.unknown()) });
const { services } = compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const settings = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, key]) => key));

/** `npm run lint` knows whether files and targets exist. */
describe('the handbook', () => {
  for (const { chapter, line: command } of [...commands, ...commandsOf(firstHour)]) {
    it(`should name what there is: ${chapter}: ${command}`, () => {
      const [program = '', ...words] = command.split(' ');
      const known = ['make', 'docker', 'git', 'kubectl', 'df', 'echo', 'apt-get', 'cd'];
      assert.ok(known.includes(program), program);
      if (program === 'make') {
        const [, ...variables] = words.filter((word) => !word.startsWith('>'));
        const exported = /^export (?!PATH)(.+)$/m.exec(makefile)?.[1]?.split(' ') ?? [];
        for (const variable of variables) {
          assert.ok(exported.includes(variable.split('=')[0] ?? ''), variable);
        }
      }
      for (const [, service = ''] of command.matchAll(/(?:--scale |SERVICE=|restart )([a-z]+)/g)) {
        assert.ok(service in services, service);
      }
    });
  }

  // `make up` is the way without containers, which has tests of its own.
  it('should tell in its sentences to type only what stands in a block, and is run', () => {
    const run = [...commands, ...commandsOf(firstHour)].map(({ line }) => line);
    const known = (line: string) =>
      run.includes(line) ||
      ['make up', 'docker compose', 'docker compose up', 'make'].includes(line);
    assert.deepEqual(
      mentioned.filter((line) => !known(line)),
      [],
    );
  });

  it('should explain no setting that the example does not have', () => {
    // Optional ones that the example leaves out: each has a default or is given on the command line.
    const others =
      /^(COMPOSE_FILE|LISTEN|DATABASE_POOL_SIZE|SMTP_URL|POSTGRES_ADDRESS|REDIS_ADDRESS|STORAGE_CA_FILE)$/;
    const named = [...handbook.matchAll(/`([A-Z][A-Z_]{5,})(?:=[^`]*)?`/g)].map(([, key]) => key);
    assert.deepEqual(
      named.filter((key = '') => !settings.has(key) && !others.test(key)),
      [],
    );
  });
});
