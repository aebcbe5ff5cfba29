import { endToEndProject, jestConfig, unitProject } from '@agency/testing/jest-preset';

export default jestConfig([
  unitProject('email', { globalSetup: '<rootDir>/test/compile-templates.mts' }),
  endToEndProject('email', { globalSetup: '<rootDir>/test/global-setup.mts' }),
]);
