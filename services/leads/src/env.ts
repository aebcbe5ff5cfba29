import { defaultSurge } from '@agency/contracts';
import { baseEnvSchema, botCheckEnvSchema, positiveIntegerSchema } from '@agency/platform';
import * as z from 'zod';
import { ownerNetworks } from './access/owner-networks.js';

const passwordHash = z
  .string()
  .regex(/^\$argon2id\$v=19\$/, 'must be an argon2id hash; make passwords writes one')
  .optional();

const certificateAddress = z
  .string()
  .regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port')
  .transform((address) => {
    const [host = '', port] = address.split(':');
    return { host, port: Number(port) };
  })
  .optional();

export const leadsEnvSchema = baseEnvSchema.extend({
  ...botCheckEnvSchema.shape,
  /** Forms per hour from all visitors together before proofs get harder. */
  SURGE_FORMS_PER_HOUR: positiveIntegerSchema(defaultSurge.formsPerHour),
  /** The owner's two passwords (docs/decisions/013). A gate without a password stays closed. */
  ADMIN_PASSWORD_HASH: passwordHash,
  RANKINGS_PASSWORD_HASH: passwordHash,
  /** Networks from which failed attempts by strangers never lock the owner out (docs/decisions/026). */
  OWNER_NETWORKS: ownerNetworks,
  /** `host:port` of the gateway's TLS listener, where its certificate is measured. Unset: it is not. */
  CERTIFICATE_ADDRESS: certificateAddress,
  /** The site's host name, by which the gateway is asked for the certificate (SNI). */
  SITE_HOST: z.string().optional(),
});
export type LeadsEnv = z.infer<typeof leadsEnvSchema>;
