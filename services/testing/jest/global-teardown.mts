import { stopTestStack } from '../src/stack/test-stack.ts';

interface Run {
  watch: boolean;
  watchAll: boolean;
}

export default async function tearDown({ watch, watchAll }: Run): Promise<void> {
  if (!watch && !watchAll) await stopTestStack();
}
