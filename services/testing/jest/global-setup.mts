import { startTestStack, suiteOf } from '../src/stack/test-stack.ts';

/** Jest hands over nothing but the environment. In watch mode, the databases stay for the next run. */
export default async function setUp(
  _global: unknown,
  { displayName }: { displayName?: { name: string } },
): Promise<void> {
  process.env.TEST_STACK ??= JSON.stringify(await startTestStack(suiteOf(displayName?.name ?? '')));
}
