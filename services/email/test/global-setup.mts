import type { ProjectConfig } from 'jest';
import { ensurePrograms } from '../../../infra/native/requirements/requirements.ts';
import startStack from '../../testing/src/stack/global-setup.mts';

export default async function setUp(global: unknown, project: ProjectConfig): Promise<void> {
  await startStack(global, project);
  const { python } = await ensurePrograms(['python'], console.log);
  process.env.TEST_PYTHON = python;
}
