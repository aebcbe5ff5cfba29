import assert from 'node:assert/strict';
import { join } from 'node:path';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { repository } from '@agency/infra/settings/paths';
import { execa } from 'execa';

const name = 'agency-test-first-hour';
const neighborsImage = `${name}-neighbors`;
const neighborsFolder = join(import.meta.dirname, '../containers/first-hour/neighbors');
// Not a private range, which `make doctor` would recognize. The real owner of these addresses is never contacted.
const subnet = '25.219.0';
const address = {
  server: `${subnet}.10`,
  names: `${subnet}.53`,
  authority: `${subnet}.14`,
};
/** The company's mail server is in a private network, where it needs no TLS. */
const inside = { network: `${name}-inside`, subnet: '10.219.1', email: '10.219.1.25' };
/** A real server pulls them from a registry. */
const baseImages = [
  'node:24-bookworm-slim',
  'nginx:stable-alpine',
  'postgres:17-bookworm',
  'redis:7-bookworm',
  'debian:bookworm-slim',
  'debian:trixie-slim',
];
const shared = '/etc/authority';

const docker = (...args: string[]) => run('docker', args);

/** A Debian 13 server with nothing on it, in a container, and what it needs of the internet in others. */
export class BareServer {
  /** Where visitors reach its site from here. */
  readonly https = { address: address.server, port: 443 };
  /** Certificates (PEM) by which visitors trust the site. */
  readonly authority: string;

  private readonly domain: string;

  private constructor(domain: string, authority: string) {
    this.domain = domain;
    this.authority = authority;
  }

  static async begin(domain: string): Promise<BareServer> {
    await remove();
    await docker('build', '--quiet', '--tag', neighborsImage, neighborsFolder);
    await docker('network', 'create', '--subnet', `${subnet}.0/24`, name);
    await docker('network', 'create', '--subnet', `${inside.subnet}.0/24`, inside.network);
    const authority = await startNeighbors(domain);
    await docker(
      ...['run', '--detach', '--name', `${name}-server`, '--hostname', 'server', '--privileged'],
      ...['--network', name, '--ip', address.server, '--dns', address.names],
      ...['--volume', `${name}-docker:/var/lib/docker`, '--volume', `${repository}:/origin:ro`],
      ...['--volume', `${name}-authority:${shared}:ro`],
      // Lets `make doctor` trust the authority.
      ...['--env', `NODE_EXTRA_CA_CERTS=${shared}/ca.pem`],
      ...['debian:trixie-slim', 'sleep', 'infinity'],
    );
    await docker('network', 'connect', inside.network, `${name}-server`);
    return new BareServer(domain, authority);
  }

  /** Runs a line as root types it there, in the folder of the line before. Throws when it fails. */
  async type(line: string): Promise<string> {
    const place = '/root/.folder';
    const script = `cd "$(cat ${place} 2>/dev/null || pwd)" && ${line} && pwd >${place}`;
    const shell = ['exec', `${name}-server`, 'bash', '-o', 'pipefail', '-c', script];
    const { exitCode, all } = await execa('docker', shell, { all: true, reject: false });
    assert.equal(exitCode, 0, `${line}\n${all.slice(-3_000)}`);
    return `${all}\n`;
  }

  /** Starts Docker, as systemd does on a server, and loads the images that it would pull from a registry. */
  async startDocker(): Promise<void> {
    await this.type(`(setsid dockerd --dns ${address.names} >/var/log/dockerd.log 2>&1 &)`);
    const answers = () =>
      this.type('docker info').then(
        () => true,
        () => false,
      );
    await waitUntil(answers, { timeoutMs: 60_000, what: 'Starting Docker on the server' });
    const load = `docker exec --interactive ${name}-server docker load --quiet`;
    await run('bash', ['-o', 'pipefail', '-c', `docker save ${baseImages.join(' ')} | ${load}`]);
  }

  /** What a URL answers to a client that trusts the authority; empty without an answer. */
  async answerOf(url: string): Promise<string> {
    const asked = ['curl', '--silent', '--fail', '--cacert', `${shared}/ca.pem`, url];
    const { stdout } = await execa('docker', ['exec', `${name}-authority`, ...asked], {
      reject: false,
    });
    return stdout;
  }

  /** The newest email that the mail server took, as a recipient's server would have received it. */
  async receivedEmail(): Promise<string> {
    const sent = await this.answerOf(`http://${inside.email}:8025/api/v1/message/latest/raw`);
    const hop = `from mail.${this.domain} (mail.${this.domain} [${address.server}]) by mx.example.net with ESMTPS`;
    return `Received: ${hop}; ${new Date().toUTCString()}\r\n${sent}`;
  }

  async end(): Promise<void> {
    await remove();
  }
}

async function remove(): Promise<void> {
  for (const part of [...Object.keys(address), 'email']) {
    await docker('rm', '--force', '--volumes', `${name}-${part}`);
  }
  await docker('volume', 'rm', '--force', `${name}-docker`, `${name}-authority`);
  const networks = await docker('network', 'ls', '--quiet', '--filter', `name=${name}`);
  for (const network of networks.split('\n').filter(Boolean))
    await docker('network', 'rm', network);
}

/** Returns the authority's certificates. */
async function startNeighbors(domain: string): Promise<string> {
  const place = (part: keyof typeof address) =>
    `run --detach --name ${name}-${part} --network ${name} --ip ${address[part]}`.split(' ');
  const records = [
    `--address=/${domain}/${address.server}`,
    `--address=/mail.${domain}/${inside.email}`,
    `--address=/authority.test/${address.authority}`,
    `--mx-host=${domain},mail.${domain}`,
    `--txt-record=${domain},v=spf1 ip4:${inside.email} -all`,
    `--txt-record=_dmarc.${domain},v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
  ];
  await docker(...place('names'), neighborsImage, 'dnsmasq', '--keep-in-foreground', ...records);
  const email = `run --detach --name ${name}-email --network ${inside.network} --ip ${inside.email}`;
  await docker(...email.split(' '), 'axllent/mailpit:v1.28');
  const volume = ['--volume', `${name}-authority:${shared}`, '--dns', address.names];
  await docker(...place('authority'), ...volume, neighborsImage, 'sh', '-ec', authorityScript);
  await docker('network', 'connect', inside.network, `${name}-authority`);
  const read = `curl -ks --fail https://127.0.0.1:15000/roots/0 | cat - ${shared}/server.pem | tee ${shared}/ca.pem`;
  const readRoots = () => docker('exec', `${name}-authority`, 'sh', '-c', read);
  await waitUntil(async () => (await readRoots()).split('BEGIN').length === 3, {
    timeoutMs: 30_000,
    what: 'Starting the authority',
  });
  return readRoots();
}

/** Makes the authority's server certificate and starts Pebble, which makes its own roots. */
const authorityScript = `
openssl req -x509 -nodes -newkey rsa:2048 -days 2 -subj /CN=authority.test -addext subjectAltName=DNS:authority.test \\
  -keyout /tmp/server.key -out ${shared}/server.pem
cat >/tmp/pebble.json <<'END'
{ "pebble": {
  "listenAddress": "0.0.0.0:14000", "managementListenAddress": "0.0.0.0:15000",
  "certificate": "${shared}/server.pem", "privateKey": "/tmp/server.key",
  "httpPort": 80, "tlsPort": 443, "certificateValidityPeriod": 7776000
} }
END
PEBBLE_WFE_NONCEREJECT=0 exec pebble -config /tmp/pebble.json -dnsserver ${address.names}:53`;
