import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { rollService } from './roll.ts';

/** A stand-in whose containers are files. The `starts`-th new one does not become ready. */
const docker = `#!/bin/sh
cd "$CONTAINERS"
case "$*" in
  'compose ps --all '*) ls ;;
  'compose ps '*) ls | grep -v stopped ;;
  'compose up '*)
    count=$(($(cat ../count) + 1)); echo "$count" >../count; touch "new-$count"
    [ "$count" -lt "$BROKEN" ] ;;
  'rm --force '*) shift 2; rm "$@" ;;
  'rm '*) rm "$2" ;;
  'stop '*) ;;
  *) exit 64 ;;
esac
`;

describe('replacing the containers of a service', () => {
  const { PATH } = process.env;
  let folder: string;
  const containers = () => readdirSync(join(folder, 'containers')).toSorted();
  const roll = () => rollService('leads', () => undefined, 0);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agency-roll-'));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'containers'));
    writeFileSync(join(folder, 'bin/docker'), docker, { mode: 0o755 });
    writeFileSync(join(folder, 'count'), '0');
    for (const name of ['old-1', 'old-2']) writeFileSync(join(folder, 'containers', name), '');
    process.env.PATH = `${join(folder, 'bin')}:${PATH}`;
    process.env.CONTAINERS = join(folder, 'containers');
  });
  afterEach(() => {
    process.env.PATH = PATH;
    delete process.env.CONTAINERS;
    delete process.env.BROKEN;
    rmSync(folder, { recursive: true });
  });

  it('should leave only new ones', async () => {
    process.env.BROKEN = '3';
    await roll();
    assert.deepEqual(containers(), ['new-1', 'new-2']);
  });

  it('should not start one that was left over', async () => {
    process.env.BROKEN = '3';
    writeFileSync(join(folder, 'containers/stopped-1'), '');
    await roll();
    assert.deepEqual(containers(), ['new-1', 'new-2']);
  });

  it('should remove a new one that does not become ready, and keep the old ones', async () => {
    process.env.BROKEN = '1';
    await assert.rejects(roll(), /docker compose up .*failed/);
    assert.deepEqual(containers(), ['old-1', 'old-2']);
  });

  it('should keep the new ones that have become ready before', async () => {
    process.env.BROKEN = '2';
    await assert.rejects(roll(), /docker compose up .*failed/);
    assert.deepEqual(containers(), ['new-1', 'old-2']);
  });
});
