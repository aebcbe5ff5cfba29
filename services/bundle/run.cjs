// `dist/bundle/main.js`: runs the service with the code that its build has compiled (docs/decisions/079).
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const filename = join(__dirname, 'service.js');
const compiled = join(__dirname, 'service.compiled');

// V8 checks what was compiled against the source, its own version and its flags, and otherwise compiles anew.
new Script(readFileSync(filename, 'latin1'), {
  filename,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
}).runInThisContext()(exports, require, module, filename, __dirname);
