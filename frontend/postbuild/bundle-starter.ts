import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The first browsers with dynamic import: older ones do not load the page's scripts at all. */
const oldestBrowsers = ['chrome63', 'firefox67', 'safari11.1'];

/** The starter as one minified script, to inline in every page. */
export async function bundleStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      lib: {
        entry: fileURLToPath(new URL('../app/document/starter.ts', import.meta.url)),
        formats: ['iife'],
        name: 'starter',
      },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error('The starter was not bundled.');
  return bundle.output[0].code.trim();
}
