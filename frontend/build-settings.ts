import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';

const tagManagerHost = 'https://www.googletagmanager.com';

const schema = z.object({
  /** The site's public URL. Every absolute address in a page begins with it. */
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
  /** The hosts that tags may load from, besides the tag manager's own. */
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
  /** Empty: the brand file's fallback applies. */
  siteUrl: string;
  tagManagerId: string;
  /** The hosts that pages may load scripts from, besides their own. */
  scriptHosts: readonly string[];
}

/** The settings of a build, from the environment or the repository's `.env`. */
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
