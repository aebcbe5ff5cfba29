import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { erasedLeadsFile } from '../../backup/file.ts';
import { type BackupFile, type Check, fail, ok, type World, warn } from '../check.ts';
import { isProduction, isPublic } from '../installation.ts';
import { filesIn } from './backup-files.ts';

const hourMs = 3_600_000;

const everyHours = ({ settings }: World) => Number(settings.BACKUP_EVERY_HOURS) || 24;

const newestFirst = (files: readonly BackupFile[]) =>
  files.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());

const age = (world: World, file: BackupFile) => {
  const hours = Math.round((world.now().getTime() - file.writtenAt.getTime()) / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

const makeOne = ({ mode }: World) =>
  mode === 'docker'
    ? 'See "BackupMissed" in docs/operations.md, and run make backup.'
    : 'Run make backup, and again every day from a timer.';

const newest: Check = {
  group: 'Backups',
  name: 'Newest backup',
  async run(world) {
    if (!isKept(world)) return undefined;
    const [last] = newestFirst(await world.backups());
    if (!last) {
      // They are in its volume; "Running" says that it is stopped.
      return world.mode === 'docker' && !(await isBackupReady(world))
        ? undefined
        : fail('There are no backups.', makeOne(world));
    }
    const lateBy = (world.now().getTime() - last.writtenAt.getTime()) / hourMs / everyHours(world);
    const found = `It is ${age(world, last)} old.`;
    if (lateBy > 3) return fail(found, makeOne(world));
    return lateBy > 1.5 ? warn(found, makeOne(world)) : ok(found);
  },
};

const isBackupReady = async ({ parts }: World) =>
  (await parts())?.some(({ name, state }) => name === 'backup' && state === 'ready') ?? false;

/** Nobody expects backups of a product that only its developer uses. */
const isKept = (world: World) => isProduction(world) || isPublic(world);

const content: Check = {
  group: 'Backups',
  name: 'Backup file',
  async run(world) {
    const [last, before] = newestFirst(await world.backups());
    if (!last || !isKept(world)) return undefined;
    if (last.bytes === 0) {
      return fail('The newest backup is empty.', 'Check the disk’s space, and run make backup.');
    }
    if (before && last.bytes < before.bytes / 2) {
      return warn(
        `The newest backup has ${kilobytes(last)}, and the one before ${kilobytes(before)}.`,
        'Check that no data is missing on the desk; keep the older backup until then.',
      );
    }
    return last.hasChecksum
      ? ok(`It has ${kilobytes(last)} and a checksum.`)
      : fail(
          'The newest backup has no checksum, so it cannot be restored.',
          'Run make backup, and copy the file .sha256 with each backup.',
        );
  },
};

const kilobytes = ({ bytes }: BackupFile) =>
  `${Math.ceil(bytes / 1_024).toLocaleString('en-US')} KiB`;

const schedule: Check = {
  group: 'Backups',
  name: 'Daily backup',
  async run(world) {
    if (world.mode === 'docker' || !isPublic(world)) return undefined;
    return /\bmake\b.*\bbackup\b|infra\/commands\/backup\.ts/.test(await world.schedules())
      ? ok('A timer of this machine runs make backup.')
      : warn(
          'Without Docker, there is no daily backup.',
          'Run sudo make install-server MODE=native, or make backup from a timer of your own.',
        );
  },
};

const isPath = (place: string) => /^[/~.]/.test(place);

const copy: Check = {
  group: 'Backups',
  name: 'Copy elsewhere',
  async run(world) {
    if (!isKept(world)) return undefined;
    const place = world.settings.BACKUP_COPY?.trim();
    if (!place) {
      return warn(
        'BACKUP_COPY is empty: backups that exist only on this machine are lost with it.',
        'Copy the backups to another machine, and set BACKUP_COPY in .env to the place.',
      );
    }
    return isPath(place) ? copyIn(world, place) : ok('BACKUP_COPY says where the copies are.');
  },
};

async function copyIn(world: World, folder: string) {
  if (!existsSync(folder)) {
    return fail(
      'The folder in BACKUP_COPY does not exist.',
      'Mount the other machine’s folder, or correct BACKUP_COPY in .env.',
    );
  }
  const [last] = newestFirst(await filesIn(folder));
  if (!last) {
    return fail('The folder in BACKUP_COPY has no backup.', 'Copy the backups there every day.');
  }
  const late = (world.now().getTime() - last.writtenAt.getTime()) / hourMs / everyHours(world);
  if (late > 2.5) {
    return fail(`The newest copy is ${age(world, last)} old.`, 'Check what copies the backups.');
  }
  if (isOnSameDisk(world, folder)) {
    return warn(
      'The folder in BACKUP_COPY is on the same disk as the product.',
      'Name a folder of another machine or disk.',
    );
  }
  return existsSync(join(folder, erasedLeadsFile))
    ? ok(`The newest copy is ${age(world, last)} old.`)
    : warn(
        `${erasedLeadsFile} is not beside the copies, so a restore there brings erased leads back.`,
        `Copy ${erasedLeadsFile} with each backup.`,
      );
}

function isOnSameDisk({ deviceOf, paths }: World, folder: string): boolean {
  return deviceOf(folder) === deviceOf(paths.repository);
}

const encrypted: Check = {
  group: 'Backups',
  name: 'Encryption',
  async run(world) {
    const { settings } = world;
    if (!isKept(world) || !settings.BACKUP_COPY) return undefined;
    if (!settings.BACKUP_RECIPIENT) {
      return warn(
        'Backups are copied elsewhere and not encrypted.',
        'Set BACKUP_RECIPIENT as "Backup" in docs/operations.md says.',
      );
    }
    const [last] = newestFirst(await world.backups());
    return last && !last.name.endsWith('.age')
      ? warn(
          'BACKUP_RECIPIENT is set, and the newest backup is not encrypted.',
          'Apply the setting (make up), and run make backup.',
        )
      : ok('Backups are encrypted.');
  },
};

export const backupChecks: Check[] = [newest, content, schedule, copy, encrypted];
