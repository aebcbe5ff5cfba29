import { startTestStack } from '../../platform/test-stack/start.mjs';

export default async function setUp() {
  await startTestStack('email');
  const { ensurePrograms } = await import('../../../infra/native/requirements/requirements.ts');
  const { python } = await ensurePrograms(['python'], console.log);
  process.env.TEST_PYTHON = python;
}
