import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { repository } from '../../settings/paths.ts';
import { serviceNames } from '../../settings/service-names.ts';

const services = [...serviceNames, 'migrate'];
/** Inside the repository, whose packages the bundles import; one folder per process. */
const output = join(repository, `node_modules/.cache/env-schemas-${process.pid}`);

/**
 * The schemas with which the services parse their environments, by service. They are bundled from the sources in about
 * a second: on a machine with Docker, nothing else is built outside the containers.
 */
export async function loadEnvSchemas(): Promise<Record<string, z.ZodType>> {
  try {
    await bundle();
    const loaded = await Promise.all(
      services.map(async (name) => [name, await schemaIn(join(output, `${name}.mjs`))] as const),
    );
    return Object.fromEntries(loaded);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function bundle(): Promise<void> {
  // Not at the top: without Vite, all other checks still work.
  const { build } = await import('vite');
  const conditions = ['source', 'node', 'import'];
  await build({
    root: repository,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@agency\//] },
    build: {
      ssr: true,
      outDir: output,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(services.map((name) => [name, `@agency/${name}/env`])),
        // Without the modules that schemas do not need: a service's whole platform.
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

async function schemaIn(file: string): Promise<z.ZodType> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const schema = Object.values(exported).find((value) => value instanceof z.ZodType);
  if (!schema) throw new Error(`${file} exports no schema.`);
  return schema;
}
