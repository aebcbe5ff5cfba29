import { isOlder, oldestDocker, versionIn } from '../docker/compose.ts';
import { floodUnit, productUnits, updatesFile } from './system-files.ts';

/** What is known of a server before anything is changed. */
export interface Server {
  mode: 'docker' | 'native';
  /** Such as "Debian GNU/Linux 13 (trixie)". */
  distribution: string;
  hasApt: boolean;
  hasSystemd: boolean;
  /** Versions that answer here; undefined without one. */
  docker: string | undefined;
  compose: string | undefined;
  /** Version that the distribution would install of a package; undefined if it has none. */
  candidate: (packageName: string) => string | undefined;
  isInstalled: (packageName: string) => boolean;
  /** undefined if there is no such file. */
  read: (file: string) => string | undefined;
  ports: { http: string; https: string };
  hasProxy: boolean;
  /** Where the product is, and the account that it belongs to. */
  folder: string;
  account: string;
}

export interface Part {
  title: string;
  packages: string[];
  files: Record<string, string>;
  /** Commands to run once packages and files are in place. */
  commands: string[][];
  /** Asked for on its own, because not everyone wants it. */
  isOptional?: boolean;
}

/** A part that needs nothing, with the reason. */
export interface Settled {
  title: string;
  because: string;
}

const minDockerVersions = { ...oldestDocker, engine: `${oldestDocker.engine}.0` };

/** What to do on this server, in order. Throws a sentence for the operator if it cannot run the product. */
export function planPreparation(server: Server): (Part | Settled)[] {
  if (!server.hasApt) {
    throw new Error(
      `${server.distribution} has no apt-get. Install Docker Engine ${minDockerVersions.engine} or newer and its Compose plugin ${minDockerVersions.compose} or newer, then continue with the next step.`,
    );
  }
  const parts = server.mode === 'docker' ? [docker(server)] : [];
  parts.push(floods(server), updates(server));
  if (server.mode === 'native') parts.push(startAtBoot(server));
  return parts;
}

export function isSettled(part: Part | Settled): part is Settled {
  return 'because' in part;
}

function docker(server: Server): Part | Settled {
  const title = 'Docker Engine and Compose';
  const { engine, compose } = minDockerVersions;
  if (isAtLeast(server.docker, engine) && isAtLeast(server.compose, compose)) {
    return { title, because: `Docker ${server.docker} and Compose ${server.compose} answer` };
  }
  if (server.docker) {
    throw new Error(
      `Docker ${server.docker} with Compose ${server.compose ?? '(none)'} answers here, but the product needs ${engine} and ${compose}. Update it the way it was installed; this command does not replace it.`,
    );
  }
  const composePackage = ['docker-compose-v2', 'docker-compose'].find((name) =>
    isAtLeast(server.candidate(name), compose),
  );
  if (!composePackage || !isAtLeast(server.candidate('docker.io'), engine)) {
    throw new Error(
      `${server.distribution} has no Docker Engine ${engine} with Compose ${compose}. Use Debian 13, Ubuntu 24.04 or newer, or install Docker from its own packages and run this command again.`,
    );
  }
  // Debian has the command line and BuildKit in packages of their own; Ubuntu only the latter. Where the kernel has AppArmor,
  // no container starts without its program.
  const others = ['docker-cli', 'docker-buildx', 'apparmor'].filter((name) =>
    server.candidate(name),
  );
  return {
    title,
    packages: ['docker.io', ...others, composePackage],
    files: {},
    commands: server.hasSystemd ? [['systemctl', 'enable', '--now', 'docker']] : [],
  };
}

function floods(server: Server): Part | Settled {
  const title = 'Limit of connections per network';
  if (server.hasProxy) {
    return { title, because: 'TRUSTED_PROXY is set: the proxy needs the limit, not this server' };
  }
  return unit(server, title, floodUnit(server.ports), ['iptables']);
}

function startAtBoot(server: Server): Part | Settled {
  return unit(
    server,
    'Start after a reboot or when the supervisor has died, and a backup every night',
    productUnits(server.folder, server.account),
    [],
  );
}

function unit(
  server: Server,
  title: string,
  units: Record<string, string>,
  packages: string[],
): Part | Settled {
  if (!server.hasSystemd) return { title, because: 'skipped: systemd is not running here' };
  const files = Object.fromEntries(
    Object.entries(units).map(([name, text]) => [`/etc/systemd/system/${name}`, text]),
  );
  const missing = packages.filter((name) => !server.isInstalled(name));
  if (missing.length === 0 && Object.entries(files).every(isWritten(server))) {
    return { title, because: 'in place' };
  }
  // A service that a timer starts is not enabled itself.
  const enabled = Object.keys(units).filter((name) => units[name]?.includes('[Install]'));
  return {
    title,
    packages: missing,
    files,
    commands: [
      ['systemctl', 'daemon-reload'],
      ['systemctl', 'enable', '--now', ...enabled],
    ],
  };
}

function updates(server: Server): Part | Settled {
  const title = 'Security updates of the system, installed every day';
  const packages = ['unattended-upgrades'].filter((name) => !server.isInstalled(name));
  const files = updatesFile;
  if (packages.length === 0 && Object.entries(files).every(isWritten(server))) {
    return { title, because: 'in place' };
  }
  return { title, packages, files, commands: [], isOptional: true };
}

function isWritten(server: Server) {
  return ([file, text]: [string, string]) => server.read(file) === text;
}

export function isAtLeast(version: string | undefined, min: string): boolean {
  return version !== undefined && !isOlder(versionIn(version), min);
}
