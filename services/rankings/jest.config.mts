import { endToEndProject, jestConfig, unitProject } from '@agency/testing/jest-preset';

export default jestConfig([
  unitProject('rankings'),
  endToEndProject('rankings', { setupFilesAfterEnv: ['<rootDir>/test/shipped-keywords.ts'] }),
]);
