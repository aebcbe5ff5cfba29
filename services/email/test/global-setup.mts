import { ensurePrograms } from '../../../infra/native/requirements/requirements.ts';
import startStack from '../../testing/src/stack/global-setup.mts';

export default async function setUp(...started: Parameters<typeof startStack>): Promise<void> {
  await startStack(...started);
  const { python } = await ensurePrograms(['python'], console.log);
  process.env.TEST_PYTHON = python;
}
