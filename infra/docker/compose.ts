import { spawnSync } from 'node:child_process';
import { execa } from 'execa';
import { run } from '../native/process/run.ts';
import { repository } from '../settings/paths.ts';

/** `docker compose` for the project in the environment (COMPOSE_PROJECT_NAME, COMPOSE_ENV_FILES). */
export function compose(...args: string[]): Promise<string> {
  return run('docker', ['compose', ...args]);
}

/** The same, with its output in the terminal. */
export async function composeInTerminal(...args: string[]): Promise<void> {
  const options = { cwd: repository, stdio: 'inherit', reject: false } as const;
  const { failed, exitCode, code } = await execa('docker', ['compose', ...args], options);
  if (failed) throw new Error(`docker compose ${args[0]} failed (${exitCode ?? code})`);
}

/** Ids of a service's running containers. */
export async function containersOf(service: string): Promise<string[]> {
  return lines(await compose('ps', '--quiet', '--status', 'running', service));
}

/** A property of a container, by a template for `docker inspect`. */
export function inspect(container: string, template: string): Promise<string> {
  return run('docker', ['inspect', '--format', template, container]);
}

/** The address at which the host reaches a service, even on an internal network. */
export async function addressOf(service: string): Promise<string> {
  const [container = ''] = await containersOf(service);
  const template = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const [address] = (await inspect(container, template)).trim().split(' ');
  if (!address) throw new Error(`${service} has no address.`);
  return address;
}

export function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Runs SQL as the administrator of the product in containers; returns the first column of the last row. */
export function queryDocker(sql: string): Promise<string> {
  const psql = 'psql --username postgres --dbname app --quiet --tuples-only --no-align';
  const args = ['compose', 'exec', '--no-TTY', 'postgres', ...psql.split(' ')];
  return run('docker', [...args, '--set', 'ON_ERROR_STOP=1'], { input: sql });
}

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
