import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

export function backingUp(operator: Operator): Step[] {
  const { backups, clone } = operator;
  const restored = async (...leads: boolean[]) => {
    // Her session was in Redis, which a restore empties.
    assert.equal(await operator.visitor.isSignedIn(), false);
    await operator.signIn();
    await operator.expectLeads(...leads);
  };
  return [
    ...chapter('Backup', [
      {
        line: 'make backup',
        check: async (printed) => {
          await operator.noteBackup(printed);
          await operator.addLead();
        },
      },
      {
        line: 'docker compose run --rm --no-deps --no-TTY backup age-keygen >key.txt',
        check: () => {
          const key = readFileSync(join(clone.folder, 'key.txt'), 'utf8');
          clone.set({ BACKUP_RECIPIENT: /age1\w+/.exec(key)?.[0] ?? '' });
        },
      },
      {
        line: 'docker compose up --detach --wait',
        check: async () => {
          await operator.noteBackup(await clone.run('make backup'));
          assert.match(backups[1] ?? '', /\.dump\.age$/);
        },
      },
    ]),
    ...chapter('Restore', [
      {
        line: 'make restore FILE=backups/app-20261121T030000Z.dump YES=1',
        as: (line) => line.replace(/FILE=\S+/, `FILE=${backups[0]}`),
        check: (printed) => {
          assert.doesNotMatch(printed, /do not work|may not work/);
          return restored(true, false);
        },
      },
      {
        line: 'make restore FILE=backups/app-20261121T030000Z.dump.age BACKUP_IDENTITY_FILE=key.txt YES=1',
        as: (line) => line.replace(/FILE=backups\S+/, `FILE=${backups[1]}`),
        check: () => restored(true, true),
      },
    ]),
  ];
}
