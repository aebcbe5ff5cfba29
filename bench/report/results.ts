import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { repository } from '@agency/infra/settings/paths';

const file = join(import.meta.dirname, '../results.md');
const head = `# Measured by \`make bench\`

Each ratio is the median of the ratios of all rounds. In each round, baseline and product take turns on the same machine. A
missed target is reported but does not fail the run. A partial run (\`make bench ONLY=gateway\`) updates only its own
tables, and so does one that others disturbed ([README](README.md)).`;

/** Replaces the section with the same title, or appends it. */
export function updateResults(title: string, text: string): void {
  const earlier = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const isThisOne = (part: string) => part.startsWith(`## ${title}\n`);
  const sections = earlier.map((part) => (isThisOne(part) ? text : part.trimEnd()));
  if (!earlier.some(isThisOne)) sections.push(text);
  writeFileSync(file, `${[head, ...sections].join('\n\n')}\n`);
}

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
