import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

const policyFile = '/usr/sbin/policy-rc.d';

/** A Debian or Ubuntu machine where we are root, or can become root without a password. */
export function mayUseApt(): boolean {
  return findProgram('apt-get') !== undefined && asRoot(['true']).status === 0;
}

/**
 * Installs packages without starting their services (they would take port 80 and 6379), neither now nor at the next
 * boot: the product runs its own.
 */
export async function installWithApt(packages: string[], services: string[]): Promise<void> {
  const hasPolicy = existsSync(policyFile);
  if (!hasPolicy) {
    must([
      'sh',
      '-c',
      `printf '#!/bin/sh\\nexit 101\\n' > ${policyFile} && chmod 755 ${policyFile}`,
    ]);
  }
  try {
    aptUpdate();
    aptInstall(packages);
  } finally {
    if (!hasPolicy) {
      must(['rm', '-f', policyFile]);
    }
  }
  if (findProgram('systemctl')) {
    for (const service of services) {
      // Fails if systemd is installed but not running; then nothing starts at boot either.
      asRoot(['systemctl', 'disable', '--quiet', service]);
    }
  }
}

export function aptUpdate(): void {
  must(apt('update'));
}

/** Installs packages, and starts their services as the distribution does. */
export function aptInstall(packages: string[]): void {
  must(apt('install', '--yes', '--no-install-recommends', ...packages));
}

function apt(...args: string[]): string[] {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=180', '-o', 'Acquire::Retries=3'];
  return ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
}

function must(command: string[]): void {
  const { status, stdout, stderr } = asRoot(command);
  if (status !== 0) {
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`.trim());
  }
}

function asRoot(command: string[]) {
  const [program = '', ...args] =
    process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
