import { endToEndProject, jestConfig } from '@agency/testing/jest-preset';

export default jestConfig([endToEndProject('migrate')]);
