import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';

const tagManagerHost = 'https://www.googletagmanager.com';

const schema = z.object({
  /** Where visitors reach the site. Every address that a page tells of itself begins with it. */
  SITE_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(https?:\/\/[^\s/?#]+\/?)?$/,
          'SITE_URL must be an address without a path, such as https://www.example.com',
        ),
      ),
    '',
  ),
  /** The container of the tag manager whose tags a consenting visitor loads. Empty: none. */
  VITE_TAG_MANAGER_ID: z._default(
    z
      .string()
      .check(z.regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'VITE_TAG_MANAGER_ID must look like GTM-AB12CD3')),
    '',
  ),
  /** What tags may load from besides the tag manager's own host. */
  TAG_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(https:\/\/[a-z0-9.*-]+( |$))*$/,
          'TAG_HOSTS must be https addresses of hosts with blanks between',
        ),
      ),
    '',
  ),
});

export interface BuildSettings {
  /** Empty: that of the brand file. */
  siteUrl: string;
  tagManagerId: string;
  /** The hosts the pages may load scripts from beside their own. */
  scriptHosts: readonly string[];
}

/** What is decided when the site is built, from the environment or the repository's `.env`. */
export function readBuildSettings(
  environment = loadEnv('production', fileURLToPath(new URL('..', import.meta.url)), [
    'SITE_URL',
    'VITE_TAG_',
    'TAG_',
  ]),
): BuildSettings {
  const {
    SITE_URL: siteUrl,
    VITE_TAG_MANAGER_ID: tagManagerId,
    TAG_HOSTS: hosts,
  } = schema.parse(environment);
  return {
    siteUrl,
    tagManagerId,
    scriptHosts: tagManagerId ? [tagManagerHost, ...hosts.split(' ').filter(Boolean)] : [],
  };
}
