import { admin } from '../src/admin-database.ts';

// A machine that is busy with other suites may stall for seconds, in which real servers time out. The report names each
// test that needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
beforeAll(() => admin.initialize());
