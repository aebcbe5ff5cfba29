/** The unit specs of all services, for `npm run test:unit`. End-to-end specs run in their service, on its own databases. */
import contracts from './contracts/jest.config.mts';
import email from './email/jest.config.mts';
import leads from './leads/jest.config.mts';
import platform from './platform/jest.config.mts';
import rankings from './rankings/jest.config.mts';
import scheduling from './scheduling/jest.config.mts';
import testing from './testing/jest.config.mts';
import { jestConfig, unitProjectsOf } from './testing/src/jest-preset.ts';

const services = [contracts, platform, leads, scheduling, rankings, email, testing];

export default {
  ...jestConfig(services.flatMap(unitProjectsOf)),
  maxWorkers: 2,
};
