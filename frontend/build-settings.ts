import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';

const schema = z.object({
  /** The container of the tag manager whose tags a consenting visitor loads. Empty: none. */
  VITE_TAG_MANAGER_ID: z._default(
    z
      .string()
      .check(z.regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'VITE_TAG_MANAGER_ID must look like GTM-AB12CD3')),
    '',
  ),
});

export interface BuildSettings {
  tagManagerId: string;
  /** The hosts the pages may load scripts from beside their own. */
  scriptHosts: readonly string[];
}

/** What is decided when the site is built, from the environment or the repository's `.env`. */
export function readBuildSettings(
  environment = loadEnv('production', fileURLToPath(new URL('..', import.meta.url)), 'VITE_'),
): BuildSettings {
  const { VITE_TAG_MANAGER_ID: tagManagerId } = schema.parse(environment);
  return {
    tagManagerId,
    scriptHosts: tagManagerId ? ['https://www.googletagmanager.com'] : [],
  };
}
