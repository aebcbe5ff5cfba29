import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
