import { execFileSync } from 'node:child_process';
import { repository } from '../settings/paths.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit where this branch left main; on main itself, the second to last commit. */
export function branchedFrom(): string {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', main);
      if (base !== head) return base;
    } catch {
      // A clone without this branch.
    }
  }
  try {
    return git('rev-parse', 'HEAD~1');
  } catch {
    return head;
  }
}

/** Files that this branch and what is not committed yet have changed or added, from the repository's root. */
export function changedFiles(): string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', branchedFrom());
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed.split('\n'), ...added.split('\n')].filter(Boolean);
}
