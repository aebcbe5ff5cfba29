const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** A package of npm, which is no file, no module of Node and none of our workspaces; or a file that is an ES module. */
const isForNode = (name) => /^(?![./]|@agency\/)|\.mts$/.test(name) && !isBuiltin(name);

/**
 * Node loads packages, once for all spec files; jest would evaluate NestJS, TypeORM and zod anew for each. Our own files
 * stay each spec's own. `jest.mock` works for both. (!) `executor` is internal to jest 30: runtime.spec.ts notices an
 * upgrade that changes it (docs/decisions/035).
 */
module.exports = class NativePackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    // Without a context: in Node's own realm, see environment.cjs.
    this.executor.compile = (code, filename) =>
      compileFunction(code, this.executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    return name !== undefined && !options?.isInternalModule && isForNode(name)
      ? createRequire(from)(name)
      : super.requireModule(from, name, options, isActual);
  }
};
