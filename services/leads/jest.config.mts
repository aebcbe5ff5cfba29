import { endToEndProject, jestConfig, unitProject } from '@agency/testing/jest-preset';

export default jestConfig([unitProject('leads'), endToEndProject('leads')]);
