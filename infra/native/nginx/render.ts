import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gatewayDefaults } from './gateway-defaults.ts';

export type NginxName = 'gateway' | 'frontend';

const repository = resolve(import.meta.dirname, '../../..');
const sources: Record<NginxName, string> = {
  gateway: join(repository, 'gateway'),
  frontend: join(repository, 'frontend/nginx'),
};
const suffix = '.template';

/**
 * Writes a complete configuration into `<runDir>/conf`, like the official image's entrypoint: templates become conf.d,
 * everything else is copied. Returns the main file's path.
 */
export async function renderNginx(
  name: NginxName,
  runDir: string,
  given: Record<string, string>,
): Promise<string> {
  const variables = { ...gatewayDefaults(), ...listenAddress(name), ...given };
  const source = sources[name];
  const target = join(runDir, 'conf');
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'conf.d'), { recursive: true });
  await cp(join(source, 'nginx.conf'), join(target, 'nginx.conf'));
  await cp(join(source, 'snippets'), join(target, 'snippets'), { recursive: true });
  const templates = join(source, 'templates');
  for (const file of await readdir(templates, { recursive: true })) {
    if (file.endsWith(suffix)) {
      const rendered = substitute(await readFile(join(templates, file), 'utf8'), variables, file);
      const output = join(target, 'conf.d', file.slice(0, -suffix.length));
      await mkdir(dirname(output), { recursive: true });
      await writeFile(output, rendered);
    }
  }
  return join(target, 'nginx.conf');
}

/** Replaces every `${NAME}`; nginx's own variables have no braces and stay. */
export function substitute(
  template: string,
  variables: Record<string, string | undefined>,
  file: string,
): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${file} needs ${name}`);
    if (/["'$;{}\\\n]/.test(value)) {
      throw new Error(`${name} holds a character that nginx would take as its own: ${value}`);
    }
    return value;
  });
}

/** Outside a container, nothing listens to other machines by default. */
function listenAddress(name: NginxName): Record<string, string> {
  return { [`${name.toUpperCase()}_ADDRESS`]: '127.0.0.1' };
}
