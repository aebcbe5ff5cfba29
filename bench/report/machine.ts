import { execFileSync } from 'node:child_process';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { repository } from '@agency/infra/settings/paths';

/** Day, machine and version, in one sentence. `foreignPercent`: used by other programs. */
export function describeRun(foreignPercent: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const cores = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? arch()}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `Measured ${day} on ${cores}, ${memory}, ${platform()}, Node ${process.versions.node}, at commit ${commit()}; other programs used up to ${foreignPercent} % of the machine meanwhile.`;
}

function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
    const changed = git('status', '--porcelain', '--', 'services', 'gateway', 'frontend', 'infra');
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
