import { styleText } from 'node:util';
import { address, homePage } from './address.ts';
import { newestBackup } from './backups.ts';
import { certificate } from './certificate.ts';
import { type Check, type Finding, type Line, runChecks } from './check.ts';
import { clock, disk, memory, ports, versions } from './machine.ts';
import { mailRecords, mailServer } from './mail.ts';
import { openWorld } from './open-world.ts';
import { emails, running, storedData } from './product.ts';
import { secrets } from './secrets.ts';
import { names, values } from './settings.ts';
import type { World } from './world.ts';

/** In the order in which they are printed; a group stays together. */
export const allChecks: Check[] = [
  versions,
  ports,
  memory,
  disk,
  clock,
  names,
  values,
  secrets,
  address,
  certificate,
  homePage,
  mailServer,
  mailRecords,
  newestBackup,
  running,
  emails,
  storedData,
];

/** What can be asked in a second or two, without the network and without what only `make doctor` builds. */
const quickChecks: Check[] = [memory, disk, names, secrets, running, emails];

/** Services that have started have accepted their settings. */
export async function failuresAfterStart(
  mode: World['mode'],
  { hasStarted }: { hasStarted: boolean },
): Promise<string[]> {
  const checks = hasStarted ? quickChecks : [values, ...quickChecks];
  return failuresInShort(await runChecks(checks, await openWorld(mode)));
}

/** What `make up` says about failures: nothing, or three lines at most. */
export function failuresInShort(lines: readonly Line[]): string[] {
  const failed = lines.filter(({ result }) => result === 'fail');
  const shown = failed.length > 3 ? failed.slice(0, 2) : failed;
  return [
    ...shown.map(({ name, found, fix }) => `${name}: ${found} ${fix ?? ''}`.trimEnd()),
    ...(shown.length < failed.length
      ? [`${failed.length - shown.length} more failures: make doctor`]
      : []),
  ];
}

const colors = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Lines by group, each with what to do below it, and a summary. Colored on a terminal. */
export function report(lines: readonly Line[]): string {
  const width = Math.max(0, ...lines.map(({ name }) => name.length));
  const groups = [...new Set(lines.map(({ group }) => group))];
  const blocks = groups.map((group) =>
    [
      styleText('bold', group),
      ...lines
        .filter((line) => line.group === group)
        .flatMap(({ name, result, found, fix }) => [
          `  ${styleText(colors[result], result.padEnd(4))}  ${name.padEnd(width)}  ${found}`,
          ...(fix ? [`${' '.repeat(width + 10)}→ ${fix}`] : []),
        ]),
    ].join('\n'),
  );
  const count = (wanted: Finding['result']) =>
    lines.filter(({ result }) => result === wanted).length;
  const summary = `${count('ok')} ok, ${count('warn')} to check, ${count('fail')} failed.`;
  return [...blocks, summary].join('\n\n');
}
