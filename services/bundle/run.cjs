// `dist/bundle/main.js`: runs the service with the code that its build has compiled (docs/decisions/079).
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const filename = join(__dirname, 'service.js');
const compiled = join(__dirname, 'service.compiled');

// V8 checks what was compiled against the source, its own version and its flags, and otherwise compiles anew.
const service = new Script(readFileSync(filename, 'latin1'), {
  filename,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
}).runInThisContext();

try {
  service(exports, require, module, filename, __dirname);
} catch (error) {
  // Node itself would print the line of the bundle first: thousands of characters above "Invalid environment variables".
  console.error(error);
  process.exit(1);
}
