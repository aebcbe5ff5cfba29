import { admin } from '../src/admin-database.ts';
import { stopApps } from '../src/start-app.ts';

/** Packages outlive a file, so it must end what it started and restore what it replaced in them. */
afterAll(async () => {
  await stopApps();
  jest.restoreAllMocks();
  await admin.destroy();
});
