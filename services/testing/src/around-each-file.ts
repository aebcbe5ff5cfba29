import { admin } from './admin-database.ts';
import { stopApps } from './start-app.ts';

beforeAll(() => admin.initialize());
/** The files of a suite share a process: nothing that one of them started or replaced is left to the next. */
afterAll(async () => {
  await stopApps();
  vi.restoreAllMocks();
  await admin.destroy();
});
