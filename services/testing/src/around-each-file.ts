import { admin } from './admin-database.ts';
import { stopApps } from './start-app.ts';

beforeAll(() => admin.initialize());
/** The files of a suite share a process: each one must undo what it started or replaced. */
afterAll(async () => {
  await stopApps();
  vi.restoreAllMocks();
  await admin.destroy();
});
