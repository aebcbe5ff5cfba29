import { z } from 'zod';

const environment = z.object({
  SITE_HOST: z.hostname(),
  SITE_ALIASES: z
    .string()
    .default('')
    .transform((names) => names.split(' ').filter(Boolean))
    .pipe(z.array(z.hostname())),
  ACME_DIRECTORY: z.url({ protocol: /^https$/ }),
  ACME_STAGING_DIRECTORY: z.url({ protocol: /^https$/ }).or(z.literal('')),
  ACME_EMAIL: z.email().or(z.literal('')).default(''),
  CERTIFICATES_FOLDER: z.string().default('/var/lib/certificates'),
  CHALLENGES_FOLDER: z.string().default('/srv/acme/.well-known/acme-challenge'),
});

export interface Settings {
  /** All names of the certificate, SITE_HOST first. Lower case, each once. */
  names: readonly string[];
  /** URL of the authority's directory, and of its staging environment's. */
  directory: string;
  stagingDirectory: string | undefined;
  email: string | undefined;
  certificatesFolder: string;
  challengesFolder: string;
}

/** Throws an error that names every wrong variable, and none of their values. */
export function readSettings(variables: NodeJS.Dict<string>): Settings {
  const { success, data, error } = environment.safeParse(variables);
  if (!success) {
    const wrong = error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`);
    throw new Error(wrong.join('; '));
  }
  const names = [data.SITE_HOST, ...data.SITE_ALIASES].map((name) => name.toLowerCase());
  return {
    names: [...new Set(names)],
    directory: data.ACME_DIRECTORY,
    stagingDirectory: data.ACME_STAGING_DIRECTORY || undefined,
    email: data.ACME_EMAIL || undefined,
    certificatesFolder: data.CERTIFICATES_FOLDER,
    challengesFolder: data.CHALLENGES_FOLDER,
  };
}
