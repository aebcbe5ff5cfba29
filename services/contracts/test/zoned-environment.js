import { TestEnvironment } from 'jest-environment-node';

/** Sets the process's zone before a spec runs. */
export default class ZonedEnvironment extends TestEnvironment {
  constructor(config, context) {
    process.env.TZ = config.projectConfig.testEnvironmentOptions.zone;
    super(config, context);
  }
}
