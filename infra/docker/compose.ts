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
