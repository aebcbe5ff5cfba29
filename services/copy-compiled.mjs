// Used by the Dockerfile: copies `dist` of one service and of every workspace it depends on, directly or not.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [from, to, service] = process.argv.slice(2);
const scope = '@agency/';
const wanted = new Set([service]);

for (const name of wanted) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, name, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    if (dependency.startsWith(scope)) {
      wanted.add(dependency.slice(scope.length));
    }
  }
  cpSync(join(from, name, 'dist'), join(to, name, 'dist'), { recursive: true });
}
