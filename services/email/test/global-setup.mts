import createDatabases from '../../testing/jest/global-setup.mts';
import findPython from './python.mts';

export default async function setUp(...run: Parameters<typeof createDatabases>): Promise<void> {
  await findPython();
  await createDatabases(...run);
}
