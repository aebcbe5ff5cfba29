import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CpuReading,
  familyOf,
  kindOf,
  parseMachine,
  parseStat,
  useBetween,
} from './cpu-use.ts';

const reading = (
  at: number,
  all: number,
  busy: number,
  own: Record<string, number>,
): CpuReading => ({
  at,
  all,
  busy,
  own,
});

describe('the CPU that a stretch of time cost', () => {
  it('is foreign as far as none of our processes used it', () => {
    const use = useBetween(
      reading(0, 1_000, 500, { leads: 100, other: 40 }),
      reading(4_000, 1_800, 1_100, { leads: 300, other: 80, postgres: 200 }),
    );
    assert.deepEqual(use, {
      wallSeconds: 4,
      seconds: { leads: 2, other: 0.4, postgres: 2 },
      busyPercent: 75,
      foreignPercent: 20,
    });
  });

  it('is never negative', () => {
    const use = useBetween(
      reading(0, 0, 0, { nginx: 90 }),
      reading(1, 800, 10, { nginx: 50, other: 20 }),
    );
    assert.deepEqual(use.seconds, { nginx: 0, other: 0.2 });
    assert.equal(use.foreignPercent, 0);
  });
});

it('the machine is busy with everything but waiting', () => {
  const stat = 'cpu  10 20 30 400 50 1 2 3 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  assert.deepEqual(parseMachine(stat), { all: 516, busy: 66 });
});

it('the kind of a process follows from its command', () => {
  assert.equal(kindOf('/opt/bin/node /srv/services/leads/dist/main.js'), 'leads');
  const withFlag = '/opt/bin/node --max-semi-space-size=4 /srv/services/email/dist/main.js';
  assert.equal(kindOf(withFlag), 'email');
  assert.equal(kindOf('nginx: worker process'), 'nginx');
  assert.equal(kindOf('/usr/sbin/nginx -p /srv/gateway/'), 'nginx');
  assert.equal(kindOf('postgres: app app 127.0.0.1(5000) idle'), 'postgres');
  assert.equal(kindOf('/opt/native/bin/postgres -D/srv'), 'postgres');
  assert.equal(kindOf('redis-server 127.0.0.1:6379'), 'redis');
  assert.equal(kindOf('wrk -t2 http://127.0.0.1/nginx'), 'other');
  assert.equal(kindOf('pgbench -h 127.0.0.1'), 'other');
});

it('a line of /proc gives the parent and the ticks, including ended children, whatever the name', () => {
  const line = '7 (a) b (c)) S 3 7 7 0 -1 4194560 900 10 0 0 11 12 13 14 20 0 1 0 5000 0 0';
  assert.deepEqual(parseStat(line), { parent: 3, ticks: 50 });
});

it('a family is a process and all its descendants', () => {
  const one = (pid: number, parent: number) => ({ pid, parent, ticks: 0, command: '' });
  const all = [one(1, 0), one(9, 5), one(5, 3), one(3, 1), one(4, 1)];
  assert.deepEqual(
    familyOf(3, all).map(({ pid }) => pid),
    [3, 5, 9],
  );
});
