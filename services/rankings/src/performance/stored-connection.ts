import type { StoredSetting } from '@agency/platform';
import * as z from 'zod';

const connectionSchema = z.object({
  /** A new one for each uploaded key. */
  keyId: z.uuid(),
  /** The service account's address. */
  account: z.string(),
  /** The JSON key in a SecretBox, as base64. */
  sealedKey: z.string(),
  /** The property, as Search Console names it. Null until one is chosen. */
  site: z.string().nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;

/** What the owner set on the page to connect Search Console. Null until a key was uploaded. */
export const storedConnection: StoredSetting<Connection | null> = {
  name: 'search-console',
  schema: connectionSchema.nullable(),
  initial: null,
};
