import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

const addresses = z.array(z.object({ name: z.string(), address: z.string() })).optional();
const parsedEmails = z.array(
  z.object({
    subject: z.string(),
    /** Errors, and defects that the parser recovered from. */
    faults: z.array(z.string()),
    from: addresses,
    to: addresses,
    'reply-to': addresses,
  }),
);

/** Emails as Python's strict parser reads them. */
export function parseStrictly(raws: readonly string[]): z.infer<typeof parsedEmails> {
  const { status, stdout, stderr } = spawnSync(
    String(process.env.TEST_PYTHON),
    // Without the user's settings and packages it starts sooner.
    ['-I', '-S', join(__dirname, 'strict_parser.py')],
    { input: JSON.stringify(raws), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The strict parser failed: ${stderr}`);
  return parsedEmails.parse(JSON.parse(stdout));
}
