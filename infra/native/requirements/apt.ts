import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** Names our policy, so that one that is left over is not taken for the machine's own. */
const marker = 'Written by make up, while it installs packages';

/** In one shell, because a signal ends Node before `finally`. The policy of the machine stays. */
const withoutServices = `
if [ ! -e "$1" ] || grep -qF "$2" "$1"; then
  trap 'rm -f "$1"' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\\n# %s\\nexit 101\\n' "$2" > "$1" && chmod 755 "$1" || exit 1
fi
`;

/** A Debian or Ubuntu machine where we are root, or can become root without a password. */
export function mayUseApt(): boolean {
  return findProgram('apt-get') !== undefined && asRoot(['true']).status === 0;
}

/**
 * Installs packages without starting their services (they would take port 80 and 6379), neither now nor at the next
 * boot: the product runs its own.
 */
export async function installWithApt(
  packages: string[],
  services: string[],
  policyFile = '/usr/sbin/policy-rc.d',
): Promise<void> {
  const script = `${withoutServices}${update.join(' ')} && ${install(packages).join(' ')}`;
  must(['sh', '-c', script, 'sh', policyFile, marker], `Installing ${packages.join(', ')}`);
  if (findProgram('systemctl')) {
    for (const service of services) {
      // Fails if systemd is installed but not running; then nothing starts at boot either.
      asRoot(['systemctl', 'disable', '--quiet', service]);
    }
  }
}

export function aptUpdate(): void {
  must(update);
}

/** Installs packages, and starts their services as the distribution does. */
export function aptInstall(packages: string[]): void {
  must(install(packages));
}

const update = apt('update');

function install(packages: string[]): string[] {
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): string[] {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=180', '-o', 'Acquire::Retries=3'];
  return ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
}

function must(command: string[], what = command.join(' ')): void {
  const { status, stdout, stderr } = asRoot(command);
  if (status !== 0) throw new Error(`${what} failed:\n${stdout}${stderr}`.trim());
}

function asRoot(command: string[]) {
  const [program = '', ...args] =
    process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
