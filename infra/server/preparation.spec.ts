import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { repository } from '../settings/paths.ts';
import { isAtLeast, isSettled, planPreparation, type Server } from './preparation.ts';
import { floodRules, floodUnit, productUnits, updatesFile } from './system-files.ts';

const ports = { http: '80', https: '443' };

/** Debian 13 as its installer leaves it. */
const bare: Server = {
  mode: 'docker',
  distribution: 'Debian GNU/Linux 13 (trixie)',
  hasApt: true,
  hasSystemd: true,
  docker: undefined,
  compose: undefined,
  candidate: (name) =>
    ({
      'docker.io': '26.1.5+dfsg1-9+b7',
      'docker-cli': '26.1.5+dfsg1-9+b7',
      'docker-buildx': '0.13.1+ds1-3',
      'docker-compose': '2.26.1-4',
      apparmor: '4.1.0-1',
    })[name],
  isInstalled: () => false,
  read: () => undefined,
  ports,
  hasProxy: false,
  folder: '/srv/product',
  account: 'operator',
};

const written: Record<string, string> = {
  ...updatesFile,
  ...Object.fromEntries(
    Object.entries({ ...floodUnit(ports), ...productUnits('/srv/product', 'operator') }).map(
      ([name, text]) => [`/etc/systemd/system/${name}`, text],
    ),
  ),
};

const planned = (server: Partial<Server>) => planPreparation({ ...bare, ...server });
const packagesOf = (server: Partial<Server>) =>
  planned(server).flatMap((part) => (isSettled(part) ? [] : part.packages));

describe('preparing a server', () => {
  it('should install what a bare Debian 13 lacks', () => {
    const parts = planned({});
    assert.deepEqual(packagesOf({}), [
      'docker.io',
      'docker-cli',
      'docker-buildx',
      'apparmor',
      'docker-compose',
      'iptables',
      'unattended-upgrades',
    ]);
    assert.deepEqual(parts.filter(isSettled), []);
  });

  it("should take Ubuntu's name of Compose 2 and leave out packages that it does not have", () => {
    const versions: Record<string, string> = {
      'docker.io': '27.5.1-0ubuntu3~24.04.2',
      'docker-buildx': '0.20.1-0ubuntu1~24.04.1',
      'docker-compose': '1.29.2-6ubuntu1',
      'docker-compose-v2': '2.33.0+ds1-0ubuntu1~24.04.1',
    };
    assert.deepEqual(packagesOf({ candidate: (name) => versions[name] }).slice(0, 3), [
      'docker.io',
      'docker-buildx',
      'docker-compose-v2',
    ]);
  });

  it('should refuse a distribution whose Docker is too old, and name one that is not', () => {
    const versions: Record<string, string> = {
      'docker.io': '20.10.24+dfsg1-1+deb12u1',
      'docker-compose': '1.29.2-3',
    };
    assert.throws(() => planned({ candidate: (name) => versions[name] }), /Use Debian 13/);
  });

  it('should not replace a Docker that someone installed', () => {
    assert.throws(() => planned({ docker: '20.10.24', compose: '2.24.0' }), /does not replace it/);
    assert.throws(() => planned({ docker: '27.0.1' }), /Compose \(none\)/);
    assert.ok(!packagesOf({ docker: '27.0.1', compose: '2.24.5' }).includes('docker.io'));
  });

  it('should refuse a system without apt-get with what to do', () => {
    assert.throws(() => planned({ hasApt: false }), /has no apt-get\. Install Docker Engine 24\.0/);
  });

  it('should have nothing to do the second time', () => {
    const second = planned({
      docker: '26.1.5',
      compose: '2.26.1',
      isInstalled: () => true,
      read: (file) => written[file],
    });
    assert.ok(second.every(isSettled));
  });

  it('should start native mode at boot, watch its supervisor and back it up every night, as the account that it belongs to', () => {
    const native = planned({ mode: 'native' });
    assert.ok(!native.some(({ title }) => title.startsWith('Docker')));
    const last = native.at(-1);
    assert.ok(last && !isSettled(last));
    assert.match(last.files['/etc/systemd/system/agency.service'] ?? '', /^User=operator$/m);
    assert.deepEqual(last.commands.at(-1)?.slice(3), [
      'agency.service',
      'agency-watch.timer',
      'agency-backup.timer',
    ]);
    // As the account that asks, and as root only to restart the unit.
    const watch = last.files['/etc/systemd/system/agency-watch.service'] ?? '';
    assert.match(watch, /^User=operator\n[^+]*^ExecCondition=\/usr\/bin\/make --silent died$/m);
    assert.match(watch, /^ExecStart=\+\/usr\/bin\/systemctl restart agency\.service$/m);
  });

  it('should leave the limit of connections to a proxy in front', () => {
    assert.ok(
      planned({ hasProxy: true }).some((part) => isSettled(part) && /proxy/.test(part.because)),
    );
  });

  it('should write no unit where systemd does not run', () => {
    const files = planned({ hasSystemd: false, mode: 'native' }).flatMap((part) =>
      isSettled(part) ? [] : Object.keys(part.files),
    );
    assert.deepEqual(files, Object.keys(updatesFile));
  });

  it("should set the handbook's rules", () => {
    const handbook = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
    for (const { program, rule } of floodRules(ports)) {
      assert.ok(handbook.includes(`${program} -t mangle -A ${rule}\n`), rule);
    }
  });
});

describe('comparing versions', () => {
  for (const [version, min, expected] of [
    ['24.0.0', '24.0', true],
    ['23.9', '24.0', false],
    ['2.24.0-1', '2.24', true],
    ['2.9.9', '2.24', false],
    ['1:24.0.7', '24.0', true],
    [undefined, '24.0', false],
  ] as const) {
    it(`should take ${version} for ${expected ? 'at least' : 'less than'} ${min}`, () => {
      assert.equal(isAtLeast(version, min), expected);
    });
  }
});
