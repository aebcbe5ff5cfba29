const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Specs use Node's own globals instead of a copy for each file: packages, which Node loads once (runtime.cjs), have the
 * same `Error` and `Array`. `testEnvironmentOptions.env` holds variables for the files of one project.
 */
module.exports = class OwnRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = { console, exit: process.exit, env: { ...process.env } };

  constructor({ projectConfig }) {
    const { customExportConditions, env = {} } = projectConfig.testEnvironmentOptions;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.exportConditions = () => customExportConditions;
    Object.assign(process.env, env);
  }

  getVmContext = () => null;
  async setup() {}

  /** Undoes what jest replaces for each file, and what the file set in the environment. */
  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#before.console;
    process.exit = this.#before.exit;
    // TypeORM's list of entities: the next file defines them anew.
    delete globalThis.typeormMetadataArgsStorage;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#before.env)) delete process.env[name];
    }
    Object.assign(process.env, this.#before.env);
  }
};
