import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The starter as one minified script, to stand inline in every page. */
export async function bundleStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('page-starter.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pageStarter',
      },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error('The page starter was not bundled.');
  return bundle.output[0].code.trim();
}
