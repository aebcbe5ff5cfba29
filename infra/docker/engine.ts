import { spawnSync } from 'node:child_process';

const succeeds = (...args: string[]) =>
  spawnSync('docker', args, { stdio: 'ignore', timeout: 15_000 }).status === 0;

export const isDockerRunning = () => succeeds('info');
export const hasCompose = () => succeeds('compose', 'version');

/** The oldest versions that the Compose files work with. */
export const oldestDocker = { engine: '24', compose: '2.24' };

export const isOlder = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

/** The numbers of a version, without a package's epoch and revision; empty if there are none. */
export const versionIn = (text: string) => /\d+(\.\d+)+/.exec(text)?.[0] ?? '';

/** Throws a message for the operator if containers cannot run on this machine. */
export function refuseWithoutCompose(): void {
  if (!isDockerRunning()) {
    throw new Error(
      'No Docker engine is responding. Start Docker, or run without it: make up MODE=native',
    );
  }
  if (!hasCompose()) {
    throw new Error(
      'Docker has no Compose plugin. Install Compose 2.24 or newer, or run without Docker: make up MODE=native',
    );
  }
}
