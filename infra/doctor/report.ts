import { styleText } from 'node:util';
import type { Finding } from './check.ts';
import type { Line } from './run-checks.ts';

const colors = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Lines by group, each with what to do below it, and a summary. */
export function report(lines: readonly Line[], { hasColors }: { hasColors: boolean }): string {
  const paint = (color: 'green' | 'yellow' | 'red' | 'bold', text: string) =>
    hasColors ? styleText(color, text, { validateStream: false }) : text;
  const width = Math.max(0, ...lines.map(({ name }) => name.length));
  const groups = [...new Set(lines.map(({ group }) => group))];
  const blocks = groups.map((group) =>
    [
      paint('bold', group),
      ...lines
        .filter((line) => line.group === group)
        .flatMap(({ name, result, found, fix }) => [
          `  ${paint(colors[result], result.padEnd(4))}  ${name.padEnd(width)}  ${found}`,
          ...(fix ? [`${' '.repeat(width + 10)}→ ${fix}`] : []),
        ]),
    ].join('\n'),
  );
  return [...blocks, summary(lines)].join('\n\n');
}

function summary(lines: readonly Line[]): string {
  const count = (wanted: Finding['result']) =>
    lines.filter(({ result }) => result === wanted).length;
  return `${count('ok')} ok, ${count('warn')} to check, ${count('fail')} failed.`;
}

/** What `make up` says about failures: nothing, or three lines at most. */
export function failuresInShort(lines: readonly Line[]): string[] {
  const failed = lines.filter(({ result }) => result === 'fail');
  const shown = failed.length > 3 ? failed.slice(0, 2) : failed;
  return [
    ...shown.map(({ name, found, fix }) => `${name}: ${found} ${fix ?? ''}`.trimEnd()),
    ...(shown.length < failed.length
      ? [`${failed.length - shown.length} more failures: make doctor`]
      : []),
  ];
}
