import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { repository } from '../settings/paths.ts';

/** Where `make backup` puts its files; git ignores it. */
export const backupFolder = join(repository, 'backups');

/** The list of erased leads beside the backups, as infra/backup/erased-leads.sh writes it. */
export const erasedLeadsFile = 'erased-leads.csv';

/** The known erased leads outside the database: the lists beside this backup and in our own folder. */
export function erasedLeadsNear(backup: string): Readable {
  const folders = new Set([dirname(resolve(backup)), backupFolder]);
  const lists = [...folders].map((folder) => join(folder, erasedLeadsFile)).filter(existsSync);
  return Readable.from(lists.map((list) => readFileSync(list)));
}

/** Throws if the file is missing or does not match its checksum. */
export async function verifyBackup(file: string): Promise<void> {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Name the backup: make restore FILE=backups/app-….dump`);
  }
  const sums = `${file}.sha256`;
  if (!existsSync(sums)) throw new Error(`${sums} is missing, so the backup cannot be verified.`);
  const [expected] = readFileSync(sums, 'utf8').split(' ');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== expected) {
    throw new Error(`${basename(file)} is damaged: its checksum does not match.`);
  }
}
