import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { findProgram } from '../native/requirements/find-program.ts';
import { codeOf } from '../settings/error-code.ts';
import { envFile, repository } from '../settings/paths.ts';
import type { Server } from './preparation.ts';

/** Looks at this machine and changes nothing. */
export function readServer(mode: Server['mode']): Server {
  const settings = parseEnv(read(envFile) ?? '');
  return {
    mode,
    distribution: parseEnv(read('/etc/os-release') ?? '').PRETTY_NAME || 'This system',
    hasApt: findProgram('apt-get') !== undefined,
    hasSystemd: existsSync('/run/systemd/system'),
    docker: printed('docker', 'version', '--format', '{{.Server.Version}}'),
    compose: printed('docker', 'compose', 'version', '--short')?.replace(/^v/, ''),
    candidate: (name) => candidateOf(printed('apt-cache', 'policy', name)),
    isInstalled: (name) => /^Status: .* installed$/m.test(printed('dpkg', '--status', name) ?? ''),
    read,
    ports: { http: settings.HTTP_PORT || '80', https: settings.HTTPS_PORT || '443' },
    hasProxy: Boolean(settings.TRUSTED_PROXY),
    folder: repository,
    account: printed('stat', '--format=%U', repository) ?? String(statSync(repository).uid),
  };
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function candidateOf(policy: string | undefined): string | undefined {
  const version = /^ *Candidate: (\S+)$/m.exec(policy ?? '')?.[1];
  return version === '(none)' ? undefined : version;
}

/** undefined if the program is missing or fails. Throws if it takes too long, because then nothing is known. */
function printed(program: string, ...args: string[]): string | undefined {
  const { status, stdout, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (codeOf(error) === 'ETIMEDOUT') throw error;
  return status === 0 && stdout.trim() ? stdout.trim() : undefined;
}
