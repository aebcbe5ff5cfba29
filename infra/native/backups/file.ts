import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { repository } from '../stack/paths.ts';

/** Where `make backup` puts its files; git ignores it. */
export const backupFolder = join(repository, 'backups');

/** Throws when the file is not there, or is not what was written: its checksum lies beside it. */
export async function verifyBackup(file: string): Promise<void> {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Say which backup: make restore FILE=backups/app-….dump`);
  }
  const sums = `${file}.sha256`;
  if (!existsSync(sums)) {
    throw new Error(`${sums} is missing, so nobody can tell whether the backup is whole.`);
  }
  const [expected] = readFileSync(sums, 'utf8').split(' ');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== expected) {
    throw new Error(`${basename(file)} is damaged: its checksum is another one.`);
  }
}
