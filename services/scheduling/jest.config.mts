import { endToEndProject, jestConfig, unitProject } from '@agency/testing/jest-preset';

/** Each calendar is read in its own process. Built, it starts in half the CPU time that Node needs to compile it. */
const builtReader = {
  '^.*/reading/read-calendar\\.js$': '<rootDir>/dist/busy-calendars/reading/read-calendar.js',
};

export default jestConfig([
  unitProject('scheduling'),
  endToEndProject('scheduling', { moduleNameMapper: builtReader }),
]);
