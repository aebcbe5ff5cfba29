import { chmodSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../settings/paths.ts';

const files = { 'tls-certificate': 'TLS_CERTIFICATE_FILE', 'tls-key': 'TLS_KEY_FILE' } as const;

/**
 * Copies the owner's own certificate and key into the folder of secrets. Without one, it leaves files that are there and creates
 * missing ones empty: Compose does not start without them.
 */
export function copyOwnCertificate(
  folder: string,
  settings: Readonly<Record<string, string | undefined>>,
): void {
  const given = Object.values(files).filter((key) => settings[key]);
  if (given.length === 1) {
    throw new Error('Set both TLS_CERTIFICATE_FILE and TLS_KEY_FILE in .env, or neither.');
  }
  for (const [name, key] of Object.entries(files)) {
    const source = settings[key];
    const target = join(folder, name);
    if (source) overwrite(target, readFileSync(resolve(repository, source)));
    else if (!existsSync(target)) overwrite(target, Buffer.alloc(0));
  }
}

/** The gateway's container keeps the file that it started with, so a renewed certificate goes into the same one. */
function overwrite(file: string, content: Buffer): void {
  const isThere = existsSync(file);
  // Not even its owner may write to it otherwise.
  if (isThere) chmodSync(file, 0o644);
  // Never empty in between.
  writeFileSync(file, content, { flag: isThere ? 'r+' : 'w' });
  truncateSync(file, content.length);
  chmodSync(file, 0o444);
}
