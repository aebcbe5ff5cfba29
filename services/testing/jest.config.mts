import { jestConfig, unitProject } from './src/jest-preset.ts';

export default jestConfig([
  unitProject('testing', { testMatch: ['<rootDir>/jest/*.spec.ts'], roots: ['<rootDir>'] }),
]);
