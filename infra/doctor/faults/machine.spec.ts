import { describe } from 'node:test';
import { findsEach } from '../testing/find-fault.ts';

const gib = 1024 ** 3;

describe('doctor, faults of the machine', () => {
  findsEach([
    {
      title: 'Docker that does not answer',
      make: (stand) => {
        stand.programs['docker version'] = { exitCode: 1, stderr: 'Cannot connect' };
        stand.programs['docker info'] = { exitCode: 1 };
      },
      name: 'Versions',
      result: 'fail',
      found: /No Docker engine answers/,
      fix: /systemctl start docker/,
    },
    {
      title: 'Docker that is not installed, once',
      make: (stand) => {
        stand.programs = {};
        stand.parts = undefined;
        stand.isDockerMissing = true;
      },
      name: 'Versions',
      result: 'fail',
      found: /not installed/,
      fix: /Install Docker Engine 24/,
      isStopped: true,
    },
    {
      title: 'an old Docker Engine',
      make: (stand) => {
        stand.programs['docker version'] = { stdout: '23.0.6\n' };
      },
      name: 'Versions',
      result: 'fail',
      found: /23\.0\.6/,
      fix: /Update Docker Engine to 24/,
    },
    {
      title: 'an old Compose plugin',
      make: (stand) => {
        stand.programs['docker compose version'] = { stdout: '2.9.0\n' };
      },
      name: 'Versions',
      result: 'fail',
      found: /2\.9\.0/,
      fix: /Install the Compose plugin 2\.24/,
    },
    {
      title: 'a missing Compose plugin',
      make: (stand) => {
        stand.programs['docker compose version'] = { exitCode: 1 };
      },
      name: 'Versions',
      result: 'fail',
      found: /no Compose plugin/,
      fix: /docker-compose-plugin/,
    },
    {
      title: 'an old Node',
      make: (stand) => {
        stand.nodeVersion = '22.11.0';
      },
      name: 'Versions',
      result: 'fail',
      found: /22\.11\.0/,
      fix: /npm ci/,
    },
    {
      title: 'a missing nginx',
      mode: 'native',
      make: (stand) => {
        stand.missingPrograms = ['nginx'];
      },
      name: 'Versions',
      result: 'fail',
      found: /Missing: nginx/,
      fix: /make up/,
    },
    {
      title: 'a port that another program has taken before the start',
      make: (stand) => {
        stand.hasServers = true;
        stand.parts = undefined;
      },
      name: 'Ports',
      result: 'fail',
      found: /Port \d+ is in use by another program/,
      fix: /ss -ltnp 'sport = :\d+' and stop it\.$/,
      isStopped: true,
    },
    {
      title: 'another program that answers in place of the gateway',
      mode: 'native',
      make: (stand) => {
        stand.gateway.healthz = '<h1>It works!</h1>';
      },
      name: 'Ports',
      result: 'fail',
      found: /Another program answers on port/,
      fix: /choose another: make up PORT=/,
    },
    {
      title: 'a gateway that nobody reaches',
      make: (stand) => {
        stand.hasServers = false;
      },
      name: 'Ports',
      result: 'fail',
      found: /Nothing answers on port \d+, although the product is running/,
      fix: /SERVICE=gateway/,
    },
    {
      title: 'too little memory',
      make: (stand) => {
        stand.memory = { totalBytes: 0.5 * gib, availableBytes: 0.3 * gib };
      },
      name: 'Memory',
      result: 'fail',
      found: /0\.5 GiB/,
      fix: /2 GB of memory or more/,
    },
    {
      title: 'memory that is just enough',
      make: (stand) => {
        stand.memory = { totalBytes: gib, availableBytes: 0.5 * gib };
      },
      name: 'Memory',
      result: 'warn',
      found: /1\.0 GiB/,
      fix: /swap/,
    },
    {
      title: 'memory that is used up',
      make: (stand) => {
        stand.memory = { totalBytes: 4 * gib, availableBytes: 0.1 * gib };
      },
      name: 'Memory',
      result: 'warn',
      found: /0\.1 GiB are available/,
      fix: /docker stats/,
    },
    {
      title: 'a full disk of the data',
      make: (stand) => {
        stand.disk = (path) => ({
          freeBytes: path.startsWith(stand.folder) ? 40 * gib : 0.2 * gib,
          totalBytes: 80 * gib,
          freeInodes: 0.9,
        });
      },
      name: 'Disk',
      result: 'fail',
      found: /^0\.2 GiB .* are free for \/var\/lib\/docker/,
      fix: /docker image prune/,
    },
    {
      title: 'a disk of the backups that is filling up',
      make: (stand) => {
        stand.disk = (path) => ({
          freeBytes: path === stand.backups ? 2 * gib : 40 * gib,
          totalBytes: 80 * gib,
          freeInodes: 0.9,
        });
      },
      name: 'Disk',
      result: 'warn',
      found: /^2\.0 GiB \(2%\) .* are free for .*backups/,
      fix: /enlarge the disk/,
    },
    {
      title: 'a clock that is off by a minute',
      make: (stand) => {
        stand.dateHeader = () => new Date(stand.now.getTime() - 60_000).toUTCString();
      },
      name: 'Clock',
      result: 'warn',
      found: /(59|60|61) seconds ahead of acme-v02/,
      fix: /set-ntp true/,
    },
    {
      title: 'a clock that is off by an hour',
      make: (stand) => {
        stand.dateHeader = () => new Date(stand.now.getTime() + 3_600_000).toUTCString();
      },
      name: 'Clock',
      result: 'fail',
      found: /seconds behind acme-v02/,
      fix: /set-ntp true/,
    },
    {
      title: 'a machine without a way to the internet',
      make: (stand) => {
        stand.dateHeader = () => undefined;
      },
      name: 'Clock',
      result: 'warn',
      found: /could not be compared/,
      fix: /port 443/,
    },
  ]);
});
