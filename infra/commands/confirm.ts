import { createInterface } from 'node:readline/promises';

/** Confirms something that cannot be undone. YES=1 answers in advance; without a terminal there is no one to ask. */
export async function confirm(warning: string, inAdvance: string): Promise<boolean> {
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) throw new Error(`${warning} To confirm: ${inAdvance} YES=1`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type "yes" to continue: `);
  terminal.close();
  return answer.trim() === 'yes';
}
