import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureEnvFile, type Settings } from '@agency/infra/settings/env-file';
import { envExample, repository } from '@agency/infra/settings/paths';
import { z } from 'zod';

const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@agency.example'];

/** What an operator has: a clone of the repository, its settings, a shell, and an origin that gets new versions. */
export class Clone {
  private readonly parent = mkdtempSync(join(tmpdir(), 'agency-handbook-'));
  readonly folder = join(this.parent, 'product');
  private readonly origin = join(this.parent, 'origin.git');
  private readonly env: NodeJS.ProcessEnv;

  constructor(project: string) {
    // An operator's shell, with nothing from the test run: not its product, passwords or git repository.
    const inherited = Object.entries(process.env).filter(([key]) =>
      /^(PATH|HOME|USER|LANG|TERM|TMPDIR|DOCKER_\w+|(https?|no)_proxy)$/i.test(key),
    );
    this.env = { ...Object.fromEntries(inherited), COMPOSE_PROJECT_NAME: project };
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.origin]);
    // CI's own clone has no history.
    execFileSync('git', ['-C', this.origin, 'config', 'receive.shallowUpdate', 'true']);
    execFileSync('git', ['-C', repository, 'push', '--quiet', this.origin, 'HEAD:refs/heads/main']);
    execFileSync('git', ['clone', '--quiet', this.origin, this.folder]);
    this.linkPackages();
  }

  /** Links packages as `npm ci` installs them: the root's, and those of a workspace that needs another version. */
  private linkPackages(): void {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    // Otherwise `make` would reinstall them there, and through the links here.
    assert.equal(lock(this.folder), lock(repository), 'Commit package-lock.json first.');
    const root = readFileSync(join(repository, 'package.json'), 'utf8');
    const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(root));
    for (const workspace of ['.', ...workspaces]) {
      const packages = join(workspace, 'node_modules');
      if (existsSync(join(repository, packages)))
        symlinkSync(join(repository, packages), join(this.folder, packages));
    }
  }

  /** Runs one line as an operator types it; returns what it prints. Throws when it fails. */
  async run(line: string): Promise<string> {
    const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
      cwd: this.folder,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    assert.equal(code, 0, `${line}\n${complaints.slice(-2_000)}`);
    return printed.trim();
  }

  set(settings: Settings): Settings {
    return ensureEnvFile(join(this.folder, '.env'), envExample, settings);
  }

  /** Pushes a new version of the product, as another developer. Like most versions, it is more than one commit. */
  release(change: (folder: string) => void): void {
    const folder = mkdtempSync(join(this.parent, 'developer-'));
    execFileSync('git', ['clone', '--quiet', this.origin, folder]);
    change(folder);
    const commit = ['-C', folder, ...author, 'commit', '--quiet', '--all', '--message=Newer'];
    execFileSync('git', commit);
    execFileSync('git', [...commit, '--allow-empty']);
    execFileSync('git', ['-C', folder, 'push', '--quiet']);
  }

  remove(): void {
    rmSync(this.parent, { recursive: true });
  }
}
