/** One line for the person at the terminal. */
export function log(message: string): void {
  console.log(message);
}

/** Runs a command's work; what goes wrong is told in a sentence, with the stack only when asked for by DEBUG. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(process.env.DEBUG && error instanceof Error ? error.stack : text);
    process.exitCode = 1;
  }
}
