import { spawnSync } from 'node:child_process';

const succeeds = (...args: string[]) =>
  spawnSync('docker', args, { stdio: 'ignore', timeout: 15_000 }).status === 0;

export const isDockerRunning = () => succeeds('info');
export const hasCompose = () => succeeds('compose', 'version');

/** Throws a message for the operator if containers cannot run on this machine. */
export function refuseWithoutCompose(): void {
  if (!isDockerRunning()) {
    throw new Error(
      'No Docker engine answers. Start Docker, or run without it: make up MODE=native',
    );
  }
  if (!hasCompose()) {
    throw new Error(
      'Docker has no Compose plugin. Install Compose 2.24 or newer, or run without Docker: make up MODE=native',
    );
  }
}
