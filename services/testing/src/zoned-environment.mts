import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/** Runs a spec in a time zone of its own, and leaves the process in the zone in which it found it. */
export default class ZonedEnvironment extends TestEnvironment {
  private readonly zoneBefore = process.env.TZ;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    process.env.TZ = String(config.projectConfig.testEnvironmentOptions.zone);
    super(config, context);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }
}
