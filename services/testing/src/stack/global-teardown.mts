import type { GlobalConfig } from 'jest';
import { stopTestStack } from './test-stack.ts';

/** Watch mode keeps the servers for the next run; they end when jest does. */
export default async function tearDown({ watch, watchAll }: GlobalConfig): Promise<void> {
  if (!watch && !watchAll) await stopTestStack();
}
