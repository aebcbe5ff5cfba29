import { endToEndProject, jestConfig, unitProject } from '@agency/testing/jest-preset';

export default jestConfig([unitProject('platform'), endToEndProject('platform')]);
