import { createInterface } from 'node:readline/promises';

/** One line for the user at the terminal. */
export function log(message: string): void {
  console.log(message);
}

/** Runs a command's work; an error is shown as one sentence, with the stack only if DEBUG is set. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(process.env.DEBUG && error instanceof Error ? error.stack : text);
    process.exitCode = 1;
  }
}

/** Confirms something that cannot be undone. YES=1 answers in advance; without a terminal there is no one to ask. */
export async function confirm(warning: string, inAdvance: string): Promise<boolean> {
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) throw new Error(`${warning} To confirm: ${inAdvance} YES=1`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type "yes" to continue: `);
  terminal.close();
  return answer.trim() === 'yes';
}
