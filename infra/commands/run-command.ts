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
