const { createTransformer } = require('@swc/jest');

/** As TypeScript builds the services: CommonJS, decorators with metadata. Without a check of types, which `npm run typecheck` does. */
module.exports = createTransformer({
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
  module: { type: 'commonjs' },
});
