import { ensurePrograms } from '../../../infra/native/requirements/requirements.ts';

/** The Python whose strict parser reads the mails. */
export default async function setUp(): Promise<void> {
  const { python } = await ensurePrograms(['python'], console.log);
  process.env.TEST_PYTHON = python;
}
