export interface Line {
  name: string;
  seconds: number;
  verdict: string;
  failed: number;
  retried?: number;
  output: string;
}

/** A test that only passed on retry is shown like a failed one: it hides a race, or a stalling machine. */
export function report({ name, seconds, verdict, failed, retried = 0, output }: Line): void {
  if (failed > 0 || retried > 0) {
    console.log(`\n── ${name} ${'─'.repeat(70)}\n${output}\n`);
  }
  console.log(`${name.padEnd(12)} ${verdict.padEnd(40)} ${seconds.toFixed(1).padStart(6)} s`);
}
